/**
 * The old front end as its makers wrote it: plain fetch, after section 7 of the two specifications and the tables of
 * decisions §2 alone. It knows nothing of the server, so it breaks where the contract breaks.
 */

/** A thing as JSON; its fields are those of section 3. */
export type Thing = Record<string, unknown> & { id: string };

interface SignedIn {
  token: string;
  user: Thing;
}

interface Deleted {
  success: true;
  id: string;
}

/** The document of a page, whose keys depend on its slug. */
type Page = Record<string, unknown> & { lastUpdated: string };

export const PAGE_SLUGS = [
  'about-us',
  'services',
  'why-choose-us',
  'contact',
  'faq',
  'privacy-policy',
  'terms-of-use',
  'warranty-info',
  'careers',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

type Provider = 'google' | 'facebook' | 'x' | 'github';

interface SiteConfig {
  media: { uploadUrl: string; cvUploadUrl: string; uploadPreset: string; limits: object };
  assistant: { configured: boolean; model: string };
  social: Record<Provider, boolean>;
  newsletter: { doubleOptIn: boolean };
  currency: string;
}

interface Source {
  title: string;
  link: string;
}

/** A piece of a streamed answer, or its end. */
type ChatPiece = { text: string } | { done: true; sources: Source[] };

/** The server said no: its message is what the old front end shows as a toast. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

export class LegacyClient {
  /** What the old front end keeps in local storage. */
  token: string | null = null;

  /** @param base the one API base, '…/api' */
  constructor(private readonly base: string) {}

  // pages, and what the home page shows

  readonly page = (slug: PageSlug) => this.get<Page>(`/content/${slug}`);
  readonly faqItems = () => this.get<Thing[]>('/content/faq-items');
  readonly heroSlides = () => this.get<Thing[]>('/content/hero-slides');
  readonly jobOpenings = () => this.get<Thing[]>('/content/job-openings');
  readonly config = () => this.get<SiteConfig>('/config');
  readonly stats = () =>
    this.get<{ completedRequests: number; totalRequests: number; currentlyServicing: number }>('/stats');

  // lists that are shown empty where they could not be loaded, and their things

  readonly posts = () => this.listOrNothing('/blog/posts');
  readonly reviews = () => this.listOrNothing('/reviews');
  readonly repairs = () => this.listOrNothing('/repairs');
  readonly products = () => this.listOrNothing('/products');
  readonly post = (id: string) => this.get<Thing>(`/blog/posts/${id}`);
  readonly product = (id: string) => this.get<Thing>(`/products/${id}`);
  readonly repair = (id: string) => this.get<Thing>(`/repairs/${id}`);
  readonly comments = (postId: string) => this.get<Thing[]>(`/blog/posts/${postId}/comments`);

  // what everybody may send

  /** @param headers such as an Idempotency-Key */
  readonly book = (repair: object, headers?: Record<string, string>) =>
    this.call<Thing>('POST', '/content/repair-request', repair, headers);
  readonly setVisibility = (repairId: string, isPublic: boolean) =>
    this.call<Thing>('PUT', `/repairs/${repairId}/visibility`, { isPublic });
  /** A review; with the target `contact-form-submission` or `job-application` a message to the shop. */
  readonly review = (review: object) => this.call<Thing>('POST', '/reviews', review);
  readonly comment = (postId: string, comment: object) =>
    this.call<Thing>('POST', `/blog/posts/${postId}/comments`, { postId, ...comment });
  readonly subscribe = (email: string) => this.call<{ message: string }>('POST', '/newsletter', { email });
  readonly logActivity = (entry: { actionType: string; description: string; details?: object }) =>
    this.call<Thing>('POST', '/content/activity-log', entry);
  readonly ask = (question: string) =>
    this.call<{ answer: string; sources: Source[] }>('POST', '/assistant/ask', { question });

  /** @returns the pieces that streamed in, of which the last one is the end */
  readonly chat = async (messages: { sender: string; text: string }[]): Promise<ChatPiece[]> => {
    const events = await (await this.send('POST', '/assistant/chat', { messages })).text();
    return events
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)) as ChatPiece);
  };

  /** Uploads a file to the media host that the configuration names. @returns its address */
  readonly upload = async (url: string, preset: string, file: Blob, name: string): Promise<string> => {
    const body = new FormData();
    body.append('file', file, name);
    body.append('upload_preset', preset);
    const response = await fetch(new URL(url, this.base), { method: 'POST', body });
    const { secure_url } = (await response.json()) as { secure_url: string };
    return secure_url;
  };

  // accounts

  /** @param identifier an e-mail address or a username: the field takes both */
  readonly login = (identifier: string, password: string) =>
    this.signIn('/auth/login', { email: identifier, password });
  readonly register = (account: object) => this.signIn('/auth/register', account);
  readonly socialLogin = (provider: Provider, token: string) => this.signIn(`/auth/social/${provider}`, { token });
  readonly me = () => this.get<Thing>('/auth/me');
  readonly saveProfile = (changes: object) => this.call<Thing>('PUT', '/auth/profile', changes);
  readonly changePassword = (oldPassword: string, newPassword: string) =>
    this.call<object>('PUT', '/auth/password', { oldPassword, newPassword });
  readonly savePreferences = (preferences: object) =>
    this.call<Record<string, unknown>>('PUT', '/auth/preferences', preferences);
  readonly forgotPassword = (email: string) =>
    this.call<{ message: string }>('POST', '/auth/password-reset', { email });
  readonly resetPassword = (token: string, newPassword: string) =>
    this.call<object>('POST', '/auth/reset-password', { token, newPassword });
  readonly logout = () => this.call<{ success: true }>('POST', '/auth/logout');
  readonly notifications = () => this.get<Thing[]>('/notifications');
  readonly markRead = (id: string) => this.call<Thing>('PUT', `/notifications/${id}/read`);
  readonly markAllRead = () => this.call<object>('PUT', '/notifications/read-all');

  // the back office

  readonly savePage = (slug: PageSlug, content: object | string) =>
    this.call<Page>('PUT', `/content/${slug}`, { content });
  /** The editor of the FAQ page sends the bare page. */
  readonly saveFaqPage = (page: object) => this.call<Page>('PUT', '/content/faq', page);
  readonly addFaqItem = (item: object) => this.call<Thing>('POST', '/content/faq-items', item);
  readonly adminHeroSlides = this.editorOf('/admin/hero-slides');
  readonly adminPosts = this.editorOf('/admin/blog-posts');
  readonly adminFaqItems = this.editorOf('/admin/faq-items');
  readonly adminJobs = this.editorOf('/admin/job-openings');
  readonly adminProducts = this.editorOf('/admin/products');
  readonly adminRepairs = this.editorOf('/admin/repairs');
  readonly adminUsers = { ...this.editorOf('/admin/users'), list: () => this.get<Thing[]>('/admin/users') };
  readonly adminCampaigns = {
    list: () => this.get<Thing[]>('/admin/email-campaigns'),
    send: (subject: string, body: string) => this.call<Thing>('POST', '/admin/email-campaigns', { subject, body }),
    remove: this.remover('/admin/email-campaigns'),
  };
  readonly adminComments = {
    list: () => this.get<Thing[]>('/admin/comments'),
    reply: (id: string, reply: string) => this.call<Thing>('POST', `/admin/comments/${id}/reply`, { reply }),
    remove: this.remover('/admin/comments'),
  };
  readonly adminSubscriptions = {
    list: () => this.get<Thing[]>('/admin/newsletter-subscriptions'),
    remove: this.remover('/admin/newsletter-subscriptions'),
  };
  readonly removeReview = this.remover('/admin/reviews');
  readonly activityLog = () => this.get<Thing[]>('/admin/activity-log');

  private editorOf(path: string) {
    return {
      create: (fields: object) => this.call<Thing>('POST', path, fields),
      update: (id: string, fields: object) => this.call<Thing>('PUT', `${path}/${id}`, fields),
      remove: this.remover(path),
    };
  }

  private remover(path: string) {
    return (id: string) => this.call<Deleted>('DELETE', `${path}/${id}`);
  }

  private async signIn(path: string, body: object): Promise<SignedIn> {
    const answer = await this.call<SignedIn>('POST', path, body);
    this.token = answer.token;
    return answer;
  }

  private get<Answer>(path: string): Promise<Answer> {
    return this.call('GET', `${path}?t=${Date.now()}`);
  }

  private listOrNothing(path: string): Promise<Thing[]> {
    return this.get<Thing[]>(path).catch(() => []);
  }

  /** Every body is parsed, whatever the call. @throws Refusal */
  private async call<Answer>(method: string, path: string, body?: object, headers?: Record<string, string>) {
    const response = await this.send(method, path, body, headers);
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    const { code, message, fields } = answer as Refusal;
    throw new Refusal(response.status, code, message, fields);
  }

  private send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response> {
    return fetch(this.base + path, {
      method,
      headers: {
        ...(method === 'GET' && { 'Cache-Control': 'no-cache' }),
        ...(this.token !== null && { Authorization: `Bearer ${this.token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
