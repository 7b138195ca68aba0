import packageJson from '../package.json' with { type: 'json' };
import { healthPaths } from './http/health.js';
import { buildOpenApi, type OpenApiDocument } from './http/rest/openapi/document.js';
import { openApiPaths } from './http/rest/openapi/router.js';
import { uploadPaths } from './media/uploads/contract.js';
import { all } from './room.js';
import { restRoutes, rooms } from './rooms.js';
import { webhookEvents } from './webhooks/payloads.js';

const DESCRIPTION = `The REST interface of Parda, the website and the admin of a TV repair shop in Kathmandu.

**Who asks.** \`Authorization: Bearer <token>\`, with the token of a sign-in, which is good for seven days, or with a personal access token (\`parda_pat_…\`, made in the settings), which opens what its scopes say. On most paths an admin sees more than a visitor. A call for everybody that comes with a token which no longer counts is answered as to a guest, with \`X-Session: ended\`.

**Errors** are \`{code, message, fields?}\`: a code for programs, a sentence for people, and a sentence for each wrong input. A change that names the \`version\` it saw is refused with 409 if somebody else was faster; without it, it overwrites.

**Lists** are plain arrays, newest first unless they have an order of their own. \`limit\` and \`offset\` page on, \`X-Total-Count\` says how many there are. Every GET has a strong \`ETag\`; \`If-None-Match\` is answered with 304 while nothing has changed. The query parameter \`t\` is ignored.

**Ids** of repairs are 12 characters that can be read over the phone, all others are UUIDs. Times are ISO 8601 in UTC, money is in rupees.

**Sent twice.** Where a call takes an \`Idempotency-Key\`, the same key with the same body gives back the first answer for seven days, and with another body 409. Fields of a body that a call does not know, or that are not the caller's to say, are ignored.`;

/** The contract of the REST interface (decisions §1). @param nextWeek a time to come, for its examples */
export const openApiDocumentWith = (nextWeek: string): OpenApiDocument =>
  buildOpenApi({
    info: {
      title: 'Parda',
      version: packageJson.version,
      description: DESCRIPTION,
      contact: { name: 'Parda TV Repair, Putalisadak, Kathmandu' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    tags: all(rooms, 'tags'),
    routes: restRoutes,
    webhooks: webhookEvents,
    others: { ...uploadPaths, ...openApiPaths, ...healthPaths },
    nextWeek,
  });

/** For the file in the repository, which stays good for long. */
const LONG_FROM_NOW = '2027-10-01T10:00:00+05:45';

let built: OpenApiDocument | undefined;

/** The same as it lies in the repository, built once. */
export const openApiDocument = (): OpenApiDocument => (built ??= openApiDocumentWith(LONG_FROM_NOW));
