/**
 * The directions of the house. The patterns name no room, so that a new room is fenced from birth.
 * Server: infra <- core <- http <- mail <- accounts, media, translations <- rooms <- roof <- root files; rooms meet only at their public interface, index.ts.
 * Client: lib <- ui, graphql <- session, forms; rooms use these; app on top, and the worker; rooms meet only at their public interface, index.ts.
 * The admin: its kit builds on the base and on media; only the rooms' admin/ folders and its frame, admin/shell/, build on it.
 */
const GROUND = 'mail|accounts|media|translations';
const ROOF = 'activity|notifications|webhooks|assistant|search|stats|home|site|ops|node';
const BASE = 'core|infra|http';
const NOT_A_ROOM = `${BASE}|testing|tools|demo`;
const CLIENT_BASE = 'lib|ui|graphql|session|forms|admin|app|testing|locales|public|worker';
const ADMIN = '^client/(admin|[^/]+/admin)/';
const OPEN_TELEMETRY = 'openTelemetry|collector|metrics|sampler';
const TEST = '\\.(test|journey)\\.tsx?$';
const TESTING = '/testing/';

// What reads TypeScript here: without it only JavaScript is looked at, and nothing is said of it.
require('@swc/core');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.config\\.', TEST, '^server/(main|data|tools/)', '^tools/', '^client/main'],
      },
      to: {},
    },
    {
      name: 'client-and-server-are-apart',
      comment: 'They meet at schema.graphql and over the wire.',
      severity: 'error',
      from: { path: '^(client|server)/', pathNot: ['^client/testing/', TEST] },
      to: { path: '^(client|server)/', pathNot: '^$1/' },
    },
    {
      name: 'base-knows-no-room',
      comment: 'But for what any room declares (room.ts).',
      severity: 'error',
      from: { path: `^server/(${BASE})/`, pathNot: TEST },
      to: { path: '^server/', pathNot: `^server/((${BASE})/|room\\.ts$)` },
    },
    {
      name: 'below-http-nothing-knows-it',
      severity: 'error',
      from: { path: '^server/(core|infra)/', pathNot: TEST },
      to: { path: '^server/http/' },
    },
    {
      name: 'only-the-base-knows-how-answers-are-written',
      comment:
        'Rooms say what they read (list, one, a model) and what they attach to it, never how it is written or selected.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [`^server/(${BASE}|testing|tools)/`, TEST] },
      to: {
        path: ['^server/core/read/', 'node_modules/graphql/'],
        pathNot: '^server/core/read/(askedFields|fields|list|model|newestUnder)\\.ts$',
      },
    },
    {
      name: 'only-the-base-knows-infra',
      comment: 'Rooms reach the database, the store and the queue through their context; mail and ops look after them.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [`^server/(${BASE}|mail|ops|testing|tools)/`, TESTING, TEST] },
      to: { path: '^server/infra/' },
    },
    {
      name: 'ground-floor-knows-no-room',
      severity: 'error',
      from: { path: `^server/(${GROUND})/`, pathNot: TEST },
      to: { path: '^server/', pathNot: `^server/(${BASE}|${GROUND}|room\\.ts$)` },
    },
    {
      name: 'rooms-know-no-roof',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: [`^server/(${ROOF}|${NOT_A_ROOM})/`, TEST] },
      to: { path: `^server/(${ROOF})/` },
    },
    {
      name: 'rooms-meet-at-their-index',
      comment: 'All that another room may import stands in its index.ts; a room itself goes to its own files.',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: [`^server/(${NOT_A_ROOM})/`, 'factory\\.ts$', TESTING, TEST] },
      to: {
        path: '^server/([^/]+)/',
        pathNot: ['^server/$1/', `^server/(${NOT_A_ROOM})/`, '^server/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-room-goes-through-its-own-index',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: [`^server/(${NOT_A_ROOM})/`, TEST] },
      to: { path: '^server/$1/index\\.ts$' },
    },
    {
      name: 'nothing-needs-the-root',
      comment: 'The root files plug rooms in; tests and tools start them. What a room declares is for all to read.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: ['^server/(testing|tools)/', TEST] },
      to: { path: '^server/[^/]+\\.ts$', pathNot: '^server/room\\.ts$' },
    },
    {
      name: 'telemetry-is-loaded-when-it-is-wanted',
      comment: 'Without a collector nothing of OpenTelemetry is loaded: one dynamic import leads to it.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/infra/telemetry/(${OPEN_TELEMETRY})\\.ts$` },
      to: {
        path: [`^server/infra/telemetry/(${OPEN_TELEMETRY})\\.ts$`, 'node_modules/@opentelemetry/'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(client|server)/', pathNot: [TESTING, TEST] },
      to: { path: [TEST, TESTING] },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^client/lib/', pathNot: TEST },
      to: { path: '^client/', pathNot: '^client/lib/' },
    },
    {
      name: 'ui-knows-only-lib',
      severity: 'error',
      from: { path: '^client/ui/', pathNot: TEST },
      to: { path: ['^client/', 'node_modules/@apollo'], pathNot: '^client/(ui|lib)/' },
    },
    {
      name: 'graphql-knows-only-lib',
      severity: 'error',
      from: { path: '^client/graphql/', pathNot: TEST },
      to: { path: '^client/', pathNot: '^client/(graphql|lib)/' },
    },
    {
      name: 'session-knows-no-room',
      severity: 'error',
      from: { path: '^client/session/', pathNot: TEST },
      to: { path: '^client/', pathNot: '^client/(session|graphql|ui|lib)/' },
    },
    {
      name: 'forms-know-no-room',
      severity: 'error',
      from: { path: '^client/forms/', pathNot: TEST },
      to: { path: '^client/', pathNot: '^client/(forms|graphql|ui|lib)/' },
    },
    {
      name: 'the-kit-knows-no-room',
      comment:
        'Fields for files are part of its forms; of media it knows what rooms do, and the lists of what a file may be.',
      severity: 'error',
      from: { path: '^client/admin/kit/', pathNot: TEST },
      to: {
        path: '^client/',
        pathNot: '^client/((admin/kit|forms|session|graphql|ui|lib)/|media/index\\.ts$)',
      },
    },
    {
      name: 'no-admin-on-public-pages',
      comment: 'What only admins see is loaded with the dashboard.',
      severity: 'error',
      from: { path: '^client/', pathNot: [ADMIN, '^client/testing/', TEST] },
      to: { path: ADMIN, pathNot: '^client/admin/shell/(routes|urls)\\.tsx?$' },
    },
    {
      name: 'rooms-know-no-app',
      severity: 'error',
      from: { path: '^client/([^/]+)/', pathNot: [`^client/(${CLIENT_BASE})/`, TEST] },
      to: { path: '^client/(app|admin/shell)/' },
    },
    {
      name: 'nothing-needs-the-worker',
      comment: 'It is a program of its own, which stands on the rooms as app does.',
      severity: 'error',
      from: { path: '^client/', pathNot: ['^client/worker/', TEST] },
      to: { path: '^client/worker/' },
    },
    {
      name: 'client-rooms-meet-at-their-index',
      comment:
        'All that another room may import stands in its index.ts (for the admin in admin/index.ts), addresses in urls.ts.',
      severity: 'error',
      from: {
        path: '^client/([^/]+)/',
        pathNot: [
          '^client/(lib|ui|graphql|session|forms|testing|locales|public|worker)/',
          '\\.gen\\.ts$',
          TESTING,
          TEST,
        ],
      },
      to: {
        path: '^client/([^/]+)/',
        pathNot: [
          '^client/$1/',
          `^client/(${CLIENT_BASE})/`,
          '^client/[^/]+/(admin/)?(index|urls)\\.ts$',
          // where app and the admin's frame plug a room in
          '^client/[^/]+/routes\\.tsx$',
        ],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^dist/'] },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
