/** RFC 9110 §13.1.2: any of a list, compared weakly (a packing proxy marks the tag with W/), or '*'. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
