import { z } from 'zod';
import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { cutText, optionalText } from '../core/fields/text.js';
import { listFaqItems } from '../faq/index.js';
import { listPageTexts } from '../pages/index.js';
import { listProductsAbout } from '../products/index.js';
import { likelyOf, rank, type Rankable } from './retrieval/rank.js';
import { meaningful, soughtWords } from './retrieval/terms.js';
import { LOOKED_AT, startOfText } from './startOfText.js';
import type { SiteHit } from './views.js';

const MAX_SEARCH = 100;
/** Of each kind. */
const MOST = 5;
/** Characters of a snippet. */
const LONGEST_SNIPPET = 160;

const searchSchema = z.object({ search: optionalText('Search', MAX_SEARCH) });

type Found = Omit<SiteHit, 'snippet'> & Rankable;

/**
 * Questions, products and pages that speak of some words, the likeliest first, of each kind at most five. Words may be
 * misspelt or only begun, in English, in Nepali or in Nepali with Latin letters. Posts are found by `blogPosts`.
 * @param typed blank finds nothing
 * @param language to answer in; each thing as it was written if not given
 * @throws AppError BAD_INPUT
 */
export async function searchSite(ctx: Ctx, typed: unknown, language?: Language | null): Promise<SiteHit[]> {
  const { search } = searchSchema.parse({ search: typed });
  if (search === null) return [];
  const units = meaningful(search);
  if (units.length === 0) return [];
  const found = (
    await Promise.all([questions(ctx, language), products(ctx, search, language), pages(ctx, language)])
  ).flat();
  const taken = new Map<string, number>();
  return likelyOf(rank(units, found, true))
    .filter(({ kind }) => {
      const count = (taken.get(kind) ?? 0) + 1;
      taken.set(kind, count);
      return count <= MOST;
    })
    .map(({ text, ...hit }) => ({ ...hit, snippet: cutText(text, LONGEST_SNIPPET) }));
}

const questions = async (ctx: Ctx, asked?: Language | null): Promise<Found[]> =>
  (await listFaqItems(ctx, asked)).map(({ id, question, answer, language }) => ({
    kind: 'QUESTION',
    id,
    title: question,
    text: startOfText(answer),
    language,
  }));

const products = async (ctx: Ctx, search: string, asked?: Language | null): Promise<Found[]> =>
  (await listProductsAbout(ctx, soughtWords(search), asked)).map(({ id, name, description, language }) => ({
    kind: 'PRODUCT',
    id,
    title: name,
    text: startOfText(description),
    language,
  }));

const pages = async (ctx: Ctx, asked?: Language | null): Promise<Found[]> =>
  (await listPageTexts(ctx, asked)).map(({ slug, title, texts, language }) => ({
    kind: 'PAGE',
    id: slug,
    title,
    text: cutText(texts.map(startOfText).join('\n'), LOOKED_AT),
    language,
  }));
