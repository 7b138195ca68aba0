import type { UnfinishedFiles } from '../fields/unfinishedFiles';
import type { Section } from './content';

/** What the fields of one type of section get. */
export interface SectionFieldsProps<Type extends Section> {
  section: Type;
  /** Sets some of its fields. */
  change: (part: Partial<Type>) => void;
  /** What is wrong, by the path of the field in the section: 'members.0.name'. */
  errors: Record<string, string>;
  files: UnfinishedFiles;
}
