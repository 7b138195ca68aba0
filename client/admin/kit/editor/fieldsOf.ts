/** What a field of an editor takes: its text, what is wrong with it, and what is done with another one. */
export interface TextOf {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

type Named<Content, Value> = { [Name in keyof Content]-?: Content[Name] extends Value ? Name : never }[keyof Content] &
  string;

/** By their names. */
export interface FieldsOf<Content> {
  text: (name: Named<Content, string | null>) => TextOf;
  /** One that is null where nothing is written. */
  optional: (name: Named<Content, string | null>) => TextOf;
}

/**
 * The texts of a page, or of a part of it, as its fields take them: spread over them.
 * @param change sets some of them
 * @param errorAt what is wrong with one, in the reader's language
 */
export function fieldsOf<Content extends object>(
  content: Content,
  change: (part: Partial<Content>) => void,
  errorAt: (name: string) => string | undefined = () => undefined,
): FieldsOf<Content> {
  const field = (name: keyof Content & string, kept: (text: string) => string | null): TextOf => ({
    value: (content[name] as string | null) ?? '',
    error: errorAt(name),
    onChange: (text) => change({ [name]: kept(text) } as Partial<Content>),
  });
  return {
    text: (name) => field(name, (text) => text),
    optional: (name) => field(name, (text) => text || null),
  };
}
