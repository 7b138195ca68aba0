import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '../../core/errors.js';
import { ClientAssets, type PageAssets } from './assets.js';
import {
  type AskAsGuest,
  type ClientRenderer,
  type DrawnPage,
  type loadRenderer,
  type PageKind,
  type PageLanguage,
} from './clientRenderer.js';
import { DrawingPlaces } from './drawingPlaces.js';
import { headTags } from './headTags.js';
import { packPage, packTightly, pageCache, type SentPage } from './pageCache.js';
import { PageTemplate } from './template.js';

/** Why a page is not drawn at the moment. The browser draws it then. */
export class NotNow {
  constructor(
    readonly status: 429 | 503,
    /** Seconds after which it may be asked for again. */
    readonly retryAfter: number,
  ) {}
}

const RETRY_AFTER_SECONDS = 60;

interface DrawingOptions {
  /** The folder of the built client. */
  clientDir: string;
  /** As `https://parda.example`; asked when the first page is. */
  origin: () => string;
  ask: AskAsGuest;
  /** The number that grows with every change of what visitors can see. */
  contentVersion: () => Promise<number>;
  /** Counts what is drawn for an address. @throws AppError RATE_LIMITED */
  count: (visitor: string) => Promise<void>;
  /** Told of a page that could not be drawn. */
  onFailure: (error: unknown) => void;
  load: typeof loadRenderer;
}

export interface PageRequest {
  /** Path and what the page knows of the query. */
  address: string;
  path: string;
  language: PageLanguage;
  /** The address of the network that it is for, as limits count it. */
  visitor: string;
}

/** The pages of the client, drawn as a guest sees them and kept for as long as they stay the same. */
export class Drawing {
  readonly template: PageTemplate;
  readonly #assets: ClientAssets;
  readonly #kept = pageCache();
  readonly #places = new DrawingPlaces();
  readonly #options: DrawingOptions;
  readonly #renderers = new Map<PageLanguage, Promise<ClientRenderer | null>>();
  readonly #underWay = new Map<string, Promise<SentPage>>();
  #isPacking = false;

  constructor(options: DrawingOptions) {
    this.#options = options;
    this.#assets = new ClientAssets(options.clientDir);
    this.template = new PageTemplate(readFileSync(path.join(options.clientDir, 'index.html'), 'utf8'));
  }

  /** The client that draws in a language; null where none was built for the server. */
  renderer(language: PageLanguage): Promise<ClientRenderer | null> {
    let renderer = this.#renderers.get(language);
    if (!renderer) {
      renderer = this.#options.load(this.#options.clientDir, language, this.#options.origin());
      renderer.catch(() => this.#renderers.delete(language));
      this.#renderers.set(language, renderer);
    }
    return renderer;
  }

  /** A page from memory, or drawn now. @returns NotNow where it fails, or too many are waiting already */
  async page(renderer: ClientRenderer, kind: PageKind, request: PageRequest): Promise<SentPage | NotNow> {
    try {
      // read before the page is: whatever changes meanwhile makes it a page of yesterday
      const version = await this.#options.contentVersion();
      const draw = () => this.#drawn(renderer, kind, request, version);
      if (kind !== 'public') return await draw();
      const key = [version, request.language, request.address].join(' ');
      const kept = this.#kept.get(key);
      if (kept) {
        void this.#packTightly(key, kept);
        return kept;
      }
      const page = await this.#once(key, draw);
      this.#kept.set(key, page, { noUpdateTTL: true });
      return page;
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') {
        return new NotNow(429, error.retryAfter ?? RETRY_AFTER_SECONDS);
      }
      if (!(error instanceof AppError)) this.#options.onFailure(error);
      return new NotNow(503, RETRY_AFTER_SECONDS);
    }
  }

  /** Many who come for the same page at once wait for one drawing of it. */
  async #once(key: string, draw: () => Promise<SentPage>): Promise<SentPage> {
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    const page = draw().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, page);
    return page;
  }

  /** One page at a time, once it turns out that it comes again; those that come meanwhile have it as it is. */
  async #packTightly(key: string, page: SentPage): Promise<void> {
    if (page.isTight || this.#isPacking) return;
    this.#isPacking = true;
    try {
      const tight = await packTightly(page);
      if (this.#kept.peek(key) === page) this.#kept.set(key, tight, { noUpdateTTL: true });
    } catch (error) {
      this.#options.onFailure(error);
    } finally {
      this.#isPacking = false;
    }
  }

  async #drawn(
    renderer: ClientRenderer,
    kind: PageKind,
    { address, path, language, visitor }: PageRequest,
    version: number,
  ): Promise<SentPage> {
    // of those without a query there are so many and no more, for everybody alike
    if (!renderer.listedPages.includes(address)) await this.#options.count(visitor);
    const page = await this.#places.take(visitor, () => renderer.drawPage(address, this.#options.ask));
    const isThere = kind !== 'unknown' && page.head.isMissing !== true;
    const assets = this.#assets.of(page, language);
    const place = { origin: this.#options.origin(), path, language, isListed: kind === 'public' };
    return packPage(isThere ? 200 : 404, this.#whole(page, assets, version, place), assets.css);
  }

  #whole(page: DrawnPage, assets: PageAssets, version: number, place: Parameters<typeof headTags>[1]): string {
    const { route, preloads, html, cache } = page;
    return this.template.filled({
      language: place.language,
      route,
      head: headTags(page.head, place),
      preloads,
      ...assets,
      html,
      start: { version, cache },
    });
  }
}
