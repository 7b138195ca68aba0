/**
 * The addresses of pages, as the worker tells them: no file, and none of what the server itself answers. Whatever is behind
 * `#` never gets here; a mail that has written it as `%23` is led on by the server.
 */
export const isPage =
  /^\/(?!%23|(?:api|apiDocs|assets|auth|graphql|healthz|media|metrics|playground|readyz|unsubscribe)(?:[/?]|$))[^.?]*(?:\?|$)/;
