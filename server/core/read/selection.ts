import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document, by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

/**
 * The fields that a selection asks for, also those in fragments and those that a directive leaves out.
 * @param applies whether the fields of a fragment count
 * @param spread the fragments that were looked into: one that spreads others twice would double with each step
 */
export function selectedFields(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  applies: (fragment: FragmentDefinitionNode | InlineFragmentNode) => boolean = () => true,
  spread = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined;
    if (name !== undefined && spread.has(name)) return [];
    if (name !== undefined) spread.add(name);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return fragment && applies(fragment) ? selectedFields(fragment.selectionSet, fragments, applies, spread) : [];
  });
}
