/** Hosts whose maps are embedded (decisions §6); the server refuses others, and so does the page. */
const MAP = /^https:\/\/((www|maps)\.google\.com\/maps|www\.openstreetmap\.org\/export\/embed\.html)([/?#]|$)/;

/** Whether an address that the owner wrote is a map that may be in the page. */
export const isMapAddress = (url: string): boolean => MAP.test(url);
