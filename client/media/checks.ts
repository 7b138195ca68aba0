import type { MediaKind, Purpose } from './purposes';

const PICTURES = /\.(jpe?g|png|webp|gif|avif|hei[cf])$/i;

const extensions: Record<MediaKind, RegExp> = {
  image: PICTURES,
  private: PICTURES,
  video: /\.(mp4|m4v|mov|webm)$/i,
  audio: /\.(mp3|m4a|og[ga]|opus|wav|aac|flac)$/i,
  cv: /\.(pdf|docx?)$/i,
};

/** Some phones name no type, and some disks only the one of anything at all. */
const isUnknown = (type: string) => type === '' || type === 'application/octet-stream';

/**
 * Whether a file is of a kind, by its type, or by its name where the type is unknown. An SVG is a program rather than a
 * picture; an Office file is known by its name, since each system has its own type for it.
 */
export function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, kind: MediaKind): boolean {
  if (kind === 'cv' || isUnknown(type)) return extensions[kind].test(name);
  return type.startsWith(`${kind === 'private' ? 'image' : kind}/`) && !type.startsWith('image/svg');
}

/**
 * Which files are taken for a purpose.
 * @param room how many more there may be
 * @returns the good ones, and what is to be said of the others, each sentence once
 */
export function sortOut(files: Iterable<File>, purpose: Purpose, room: number): { taken: File[]; said: string[] } {
  const { kind, maxBytes, messages } = purpose;
  const taken: File[] = [];
  const said = new Set<string>();
  for (const file of files) {
    if (!isOfKind(file, kind)) said.add(messages.wrongType);
    else if (maxBytes !== null && file.size > maxBytes) said.add(messages.tooLarge ?? tooLargeFor(maxBytes));
    else if (taken.length < room) taken.push(file);
    else if (messages.tooMany) said.add(messages.tooMany);
  }
  return { taken, said: [...said] };
}

/** The store's own sentence (back-office §5, 'Page header backgrounds'). @param bytes the most there may be */
export const tooLargeFor = (bytes: number): string => `File too large (max ${Math.round(bytes / 1024 / 1024)}MB).`;
