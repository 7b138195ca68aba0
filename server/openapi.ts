import packageJson from '../package.json' with { type: 'json' };
import { uploadPaths } from './media/uploadContract.js';
import { healthPaths } from './platform/http/health.js';
import { buildOpenApi, type OpenApiDocument, type Tag } from './platform/http/openapi/document.js';
import { openApiPaths } from './platform/http/openapi/router.js';
import { restRoutes } from './rest.js';
import { rules } from './scopes.js';
import { webhookEvents } from './webhooks/payloads.js';

const DESCRIPTION = `The REST interface of Parda, the website and the workshop desk of a TV repair shop in Kathmandu.

**Who asks.** \`Authorization: Bearer <token>\`, with the token of a sign-in, which is good for seven days, or with a personal access token (\`parda_pat_…\`, made in the settings), which opens what its scopes say. On most paths an admin sees more than a visitor. A call for everybody that comes with a token which no longer counts is answered as to a guest, with \`X-Session: ended\`.

**Errors** are \`{code, message, fields?}\`: a code for programs, a sentence for people, and a sentence for each wrong input. A change that names the \`version\` it saw is refused with 409 if somebody else was faster; without it, it overwrites.

**Lists** are plain arrays, newest first unless they have an order of their own. \`limit\` and \`offset\` page on, \`X-Total-Count\` says how many there are. Every GET has a strong \`ETag\`; \`If-None-Match\` is answered with 304 while nothing has changed. The query parameter \`t\` is ignored.

**Ids** of repairs are 12 characters that can be read over the phone, all others are UUIDs. Times are ISO 8601 in UTC, money is in rupees.

**Sent twice.** Where a call takes an \`Idempotency-Key\`, the same key with the same body gives back the first answer for seven days, and with another body 409. Fields of a body that a call does not know, or that are not the caller's to say, are ignored.`;

/** In the order in which somebody new needs them. */
const TAGS: readonly Tag[] = [
  { name: 'Accounts', description: 'Sign in, register, and what is one’s own.' },
  { name: 'Repairs', description: 'Booking a repair, following it, and the workshop’s records.' },
  { name: 'Products', description: 'What the shop sells.' },
  { name: 'Reviews', description: 'What people say of the shop, a repair or a product; also the contact form.' },
  { name: 'Blog', description: 'Posts and their comments.' },
  { name: 'Pages', description: 'The nine pages that the owner writes.' },
  { name: 'Home', description: 'The slides of the home page.' },
  { name: 'FAQ', description: 'Questions and answers.' },
  { name: 'Careers', description: 'Job openings.' },
  { name: 'Newsletter', description: 'Subscribing, subscriptions and campaigns.' },
  { name: 'Notifications', description: 'What a person is told.' },
  { name: 'AI helper', description: 'Answers from what the shop has published.' },
  { name: 'Uploads', description: 'Pictures, videos, sounds and CVs.' },
  { name: 'Users', description: 'Everybody’s accounts, for admins.' },
  { name: 'Activity log', description: 'Who did what, for admins.' },
  { name: 'Exports', description: 'The lists of the desk as CSV, for admins.' },
  { name: 'Site', description: 'How the site is set up, its counts, and this document.' },
  { name: 'Webhooks', description: 'What the shop posts to endpoints that an admin has set up.' },
  { name: 'Health', description: 'Whether the server can work, and how the whole installation is.' },
];

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
    tags: TAGS,
    routes: restRoutes,
    rules,
    webhooks: webhookEvents,
    others: { ...uploadPaths, ...openApiPaths, ...healthPaths },
    nextWeek,
  });

/** For the file in the repository, which stays good for long. */
const LONG_FROM_NOW = '2027-10-01T10:00:00+05:45';

let built: OpenApiDocument | undefined;

/** The same as it lies in the repository, built once. */
export const openApiDocument = (): OpenApiDocument => (built ??= openApiDocumentWith(LONG_FROM_NOW));
