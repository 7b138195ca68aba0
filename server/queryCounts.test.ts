// @module-tag database
import { type DefinitionNode, Kind, OperationTypeNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { buildUser } from './accounts/factory.js';
import { UserRole } from './core/policy.js';
import { unsubscribeToken } from './newsletter/links/links.js';
import { restRoutes } from './rooms.js';
import { clientDocuments } from './testing/clientDocuments.js';
import { type FullShop, fillShop } from './testing/fullShop.js';
import { type Cost, LIST_COSTS, QUERY_COSTS } from './testing/queryCosts.js';
import { useTestApp } from './testing/testApp.js';

/**
 * How many statements each query of our own client and each list of REST costs, for a guest and for an admin. A shop with ten
 * times the rows asks no more often: what asks for each row anew is found out here.
 */

const app = useTestApp();

/** Larger than all that is made here, so that every row is on the page. */
const PAGE_SIZE = 50;

/** What each query is asked with, beside a page of everything. */
function variablesOf(shop: FullShop): Record<string, object> {
  const { post, product, repair } = shop;
  return {
    FigureStrip: { days: 30 },
    WorkshopReport: { days: 30 },
    TrackRepair: { id: repair.id },
    FullRepair: { id: repair.id },
    FullRepairRecords: { scope: 'ALL' },
    RepairDetail: { id: repair.id },
    RepairPayments: { id: repair.id },
    RepairBills: { id: repair.id },
    TrackedBills: { id: repair.id },
    BillCopy: { billKey: shop.bill.key },
    CashUp: { day: '2026-03-02' },
    ProductPayments: { id: product.id },
    ProductPayment: { id: product.id },
    OpenAmount: { id: repair.id },
    OnlinePaymentPage: { id: shop.attempt.id },
    RepairStatusPreview: { id: repair.id, status: 'DELIVERED' },
    JobSheet: { id: repair.id },
    SetOfRepair: { id: repair.id },
    SetLabel: { id: repair.id },
    SheetsOnPaper: { id: repair.id },
    TrackedSheets: { id: repair.id },
    RepairCertificate: { id: repair.id },
    SetInFull: { id: repair.set?.id },
    SheetsOfProduct: { id: product.id },
    ProductCertificate: { id: product.id },
    SuggestedSets: { repairId: repair.id },
    FindSet: { serial: 'nobody has this' },
    CustomerLookup: { search: 'sita' },
    FindCustomers: { search: 'sita' },
    WorkspaceSearch: { search: 'sita' },
    CustomerRecord: { who: repair.owner?.id ?? repair.contactNumber },
    CustomerUpdates: { repairId: repair.id },
    EditedBlogPost: { id: post.id },
    BlogPost: { id: post.id },
    MoreComments: {
      postId: post.id,
      after: Buffer.from(`["2099-01-01T00:00:00.000Z","${post.id}"]`).toString('base64url'),
    },
    CareTips: { category: post.category },
    TargetReviews: { targetType: 'PRODUCT', targetId: product.id },
    MyReview: { targetType: 'PRODUCT', targetId: product.id },
    SiteSearch: { search: 'tv' },
    PageSource: { slug: 'ABOUT_US' },
    TranslationStates: { kind: 'PRODUCT', ids: [product.id] },
    EditedTranslation: { kind: 'PRODUCT', id: product.id },
    ProductDetails: { id: product.id },
    WebhookDeliveries: { webhookId: shop.webhook.id },
    InboxMessage: { id: shop.message.id },
    SignedCv: { url: 'https://example.com/cv.pdf' },
    NewsletterSubscription: { token: unsubscribeToken(app.deps.config, shop.subscription.email) },
    EditedCampaign: { id: shop.campaign.id },
    CampaignRecipients: { campaignId: shop.campaign.id },
    PolicyContent: { slug: 'PRIVACY_POLICY' },
  };
}

const isQuery = (definition: DefinitionNode) =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;

const queries = clientDocuments().filter(([, source]) => parse(source).definitions.some(isQuery));
const lists = restRoutes.filter(
  ({ method, isCounted, type }) => method === 'get' && (isCounted || type?.startsWith('text/csv')),
);

/** Statements of a call; null where the caller is refused. */
async function costOf(call: () => Promise<boolean>): Promise<number | null> {
  let isAllowed = false;
  const statements = await app.statementsOf(async () => {
    isAllowed = await call();
  });
  return isAllowed ? statements.length : null;
}

/** What a list hangs on. */
const thingOf = (path: string, { post, product, repair }: FullShop): string =>
  (path.startsWith('/repairs/') ? repair : path.startsWith('/admin/products/') ? product : post).id;

/** What everything costs with so many rows. */
async function costs(rows: number): Promise<{ queries: Record<string, Cost>; lists: Record<string, Cost> }> {
  const admin = buildUser({ role: UserRole.ADMIN });
  const shop = await fillShop(app, admin, rows);
  const { token } = await app.signedIn(admin);
  const variables = variablesOf(shop);
  const found = { queries: {} as Record<string, Cost>, lists: {} as Record<string, Cost> };
  for (const [name, source] of queries) {
    const page = { page: 1, pageSize: PAGE_SIZE, first: source.includes('$after') ? PAGE_SIZE : null };
    const ask = (caller?: string) => async () => {
      const { data, errors } = await app.viaGraphql<object | null>(
        source,
        { ...page, ...variables[name] },
        { token: caller },
      );
      return Boolean(data) && !errors;
    };
    found.queries[name] = [await costOf(ask()), await costOf(ask(token))];
  }
  for (const { path } of lists) {
    const ask = (caller?: string) => async () =>
      (await app.viaRest('GET', `/api${path.replace(/\{\w+\}/, thingOf(path, shop))}`, undefined, { token: caller }))
        .status === 200;
    found.lists[path] = [await costOf(ask()), await costOf(ask(token))];
  }
  return found;
}

it.each([2, 20])(
  'with %i rows of everything each costs as many statements as it always does',
  async (rows) => {
    const found = await costs(rows);
    expect(found.queries).toEqual(QUERY_COSTS);
    expect(found.lists).toEqual(LIST_COSTS);
  },
  120_000,
);
