/** A text cut to `max` characters, its last one an ellipsis where something is missing (public-site §9). */
export function excerpt(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 3)
        .join('')
        .trimEnd()}...`;
}

/** The words of HTML without its tags: for excerpts, never for showing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
