import type { Ctx } from '../platform/context.js';
import type { ChatMessage } from './inputs.js';
import { faqPassages } from './knowledge/faq.js';
import { contactPassages, servicePassages, warrantyPassages } from './knowledge/pages.js';
import { type Passage } from './knowledge/passage.js';
import { catalogueOf, productPassages } from './knowledge/products.js';
import { ownRepairPassages, repairPassages } from './knowledge/repairs.js';
import { likelyOf, rank, type Ranked } from './retrieval/rank.js';
import { meaningful, type Unit, wordsOf } from './retrieval/terms.js';

/** What an answer may rest on. */
export interface Grounding {
  /** In the order in which they are shown to the model; numbered from 1. */
  passages: Passage[];
  /** Those of them that seem to be about the question, the likeliest first. */
  likely: Passage[];
  /** Whether nothing that was asked has anything to do with the shop. */
  isOffTopic: boolean;
}

/** Room for pages and questions, in characters: a shop of the usual size fits in whole. */
const ROOM = 24_000;
const MOST_PRODUCTS = 12;
const MOST_LIKELY = 6;
/** A question hangs on the one before it: 'And how much is that?' */
const LOOKED_BACK = 2;
/** Fewer words may mean anything. */
const LEAST_OFF_TOPIC = 3;

/** With these a person may be asking about a repair of their own. */
const ABOUT_OWN_REPAIR = ['#status', '#repair', '#duration'];

/**
 * Gathers what the shop has published that could answer (decisions §8): contact, services, warranty and FAQ always, of the products those that
 * match, of the repairs those that the caller may see and asks about.
 * @param messages the conversation, the question at its end
 */
export async function groundAnswer(ctx: Ctx, messages: readonly ChatMessage[]): Promise<Grounding> {
  const said = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const question = said.slice(-LOOKED_BACK).join('\n');
  const units = meaningful(question);
  const published = [
    ...(await contactPassages(ctx)),
    ...(await servicePassages(ctx)),
    ...(await warrantyPassages(ctx)),
    ...(await faqPassages(ctx)),
  ];
  const products = await productPassages(ctx, wordsOf(question));
  const repairs = await repairsAskedAbout(ctx, said, units);

  const ranked = rank(units, [...published, ...products]);
  const matching = ranked
    .filter(({ passage, score }) => score > 0 && products.includes(passage))
    .slice(0, MOST_PRODUCTS);
  const passages = [
    ...fitting(published, ranked),
    ...catalogueOf(products),
    ...matching.map(({ passage }) => passage),
    ...repairs,
  ];
  const likely = likelyOf(ranked).filter((passage) => passages.includes(passage));
  return {
    passages,
    likely: [...repairs, ...likely].slice(0, MOST_LIKELY),
    isOffTopic: repairs.length === 0 && isOffTopic(said, ranked),
  };
}

/** The questions of the FAQ that are likest to a question, the likest first. */
export async function bestFaqItems(ctx: Ctx, question: string, most: number): Promise<Passage[]> {
  const ranked = rank(meaningful(question), await faqPassages(ctx));
  return ranked.flatMap(({ passage, score }) => (score > 0 ? passage : [])).slice(0, most);
}

async function repairsAskedAbout(ctx: Ctx, said: readonly string[], units: readonly Unit[]): Promise<Passage[]> {
  const named = await repairPassages(ctx, said.join('\n'));
  if (named.length > 0) return named;
  const mayBeOwn = units.some(({ terms }) => terms.some((term) => ABOUT_OWN_REPAIR.includes(term)));
  return mayBeOwn ? ownRepairPassages(ctx) : [];
}

/** As many as there is room for, the likest first; then in their own order again. */
function fitting(passages: readonly Passage[], ranked: readonly Ranked[]): Passage[] {
  let room = ROOM;
  const chosen = new Set<Passage>();
  for (const { passage } of ranked) {
    const length = passage.title.length + passage.text.length;
    if (!passages.includes(passage) || length > room) continue;
    room -= length;
    chosen.add(passage);
  }
  return passages.filter((passage) => chosen.has(passage));
}

/**
 * Only where it is beyond doubt: nobody's question is turned away because it is worded oddly, and the model declines the rest. It saves the shop
 * from paying for somebody's homework.
 */
function isOffTopic(said: readonly string[], ranked: readonly Ranked[]): boolean {
  const units = meaningful(said.join('\n'));
  const knowsAny = units.some(({ terms }) => terms.some((term) => term.startsWith('#')));
  return units.length >= LEAST_OFF_TOPIC && !knowsAny && (ranked[0]?.score ?? 0) === 0;
}
