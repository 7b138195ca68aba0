import type { Ctx } from '../core/context.js';
import {
  isMine,
  likelyOf,
  meaningful,
  rank,
  type Ranked,
  soughtWords,
  speaksOfForeignTopics,
  type Unit,
} from '../search/index.js';
import type { ChatMessage } from './inputs.js';
import { faqPassages } from './knowledge/faq.js';
import { contactPassages, servicePassages, warrantyPassages } from './knowledge/pages.js';
import type { Passage } from './knowledge/passage.js';
import { catalogueOf, productPassages } from './knowledge/products.js';
import { ownRepairPassages, repairPassages } from './knowledge/repairs.js';

/** What an answer may rest on. */
export interface Grounding {
  /** In the order in which they are shown to the model; numbered from 1. */
  passages: Passage[];
  /** The numbers of those that seem to be about the question, the likeliest first. */
  likely: number[];
  /** Whether what was asked has nothing to do with the shop. */
  isOffTopic: boolean;
}

/** Room for pages and questions, in characters: a shop of the usual size fits in whole. */
const ROOM = 24_000;
const MOST_PRODUCTS = 12;
const MOST_LIKELY = 6;
/** A question hangs on the one before it: 'And how much is that?' */
const LOOKED_BACK = 2;

/**
 * Gathers what the shop has published that could answer (decisions §8): contact, services, warranty and FAQ always, of the
 * products those that match, of the repairs those that the caller may see and asks about.
 * @param messages the conversation, the question at its end
 */
export async function groundAnswer(ctx: Ctx, messages: readonly ChatMessage[]): Promise<Grounding> {
  const said = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const question = said.slice(-LOOKED_BACK).join('\n');
  const units = meaningful(question);
  const pages = [...(await contactPassages(ctx)), ...(await servicePassages(ctx)), ...(await warrantyPassages(ctx))];
  const faq = await faqPassages(ctx);
  const products = await productPassages(ctx, soughtWords(question));
  const named = await repairPassages(ctx, said);
  const own = named.length === 0 && asksAboutOwnRepair(question, units) ? await ownRepairPassages(ctx) : [];

  const ranked = rank(units, [...pages, ...faq, ...products]);
  const passages = [
    ...pages,
    ...fitting(faq, ranked, ROOM - lengthOf(pages)),
    ...catalogueOf(products),
    ...matching(products, ranked).slice(0, MOST_PRODUCTS),
    ...named,
    ...own,
  ];
  const numbers = new Map(passages.map((passage, index) => [passage, index + 1]));
  const likely = [...named, ...likelyOf(ranked), ...own].flatMap((passage) => numbers.get(passage) ?? []);
  return {
    passages,
    likely: likely.slice(0, MOST_LIKELY),
    isOffTopic: named.length === 0 && ranked.every(({ score }) => score === 0) && isForeign(question, units),
  };
}

/** The questions of the FAQ that are likest to a question, the likest first. */
export async function bestFaqItems(ctx: Ctx, question: string, most: number): Promise<Passage[]> {
  const faq = await faqPassages(ctx);
  return matching(faq, rank(meaningful(question), faq)).slice(0, most);
}

const speaksOf = (units: readonly Unit[], ...concepts: string[]): boolean =>
  units.some(({ terms }) => terms.some((term) => concepts.includes(term)));

const asksAboutOwnRepair = (question: string, units: readonly Unit[]): boolean =>
  speaksOf(units, '#status') || (isMine(question) && speaksOf(units, '#repair', '#duration'));

const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { title, text }) => sum + title.length + text.length, 0);

/** Those that share something with the question, the likest first. */
function matching(passages: readonly Passage[], ranked: readonly Ranked<Passage>[]): Passage[] {
  const some = new Set(passages);
  return ranked.flatMap(({ passage, score }) => (score > 0 && some.has(passage) ? passage : []));
}

/** As many as there is room for, the likest first; then in their own order again. */
function fitting(passages: readonly Passage[], ranked: readonly Ranked<Passage>[], room: number): Passage[] {
  const some = new Set(passages);
  const chosen = new Set<Passage>();
  let left = room;
  for (const { passage } of ranked) {
    if (!some.has(passage) || lengthOf([passage]) > left) continue;
    left -= lengthOf([passage]);
    chosen.add(passage);
  }
  return passages.filter((passage) => chosen.has(passage));
}

/**
 * Only what is beyond doubt: it speaks of matters that nobody brings to a repair shop, and of nothing that the shop knows. The model
 * declines the rest; this saves the shop from paying for somebody's homework.
 */
const isForeign = (question: string, units: readonly Unit[]): boolean =>
  speaksOfForeignTopics(question) && !units.some(({ terms }) => terms.some((term) => term.startsWith('#')));
