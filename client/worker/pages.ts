/**
 * The addresses of pages, as the worker tells them: no file, and none of what the server itself answers. Whatever stands behind
 * `#` never gets here.
 */
export const isPage =
  /^\/(?!(?:api|apiDocs|assets|auth|graphql|healthz|media|metrics|playground|readyz|unsubscribe)(?:[/?]|$))[^.?]*(?:\?|$)/;
