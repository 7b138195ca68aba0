import MiniSearch from 'minisearch';
import { remembering } from '../memo.js';
import { termsOf, type Unit } from './terms.js';

/** What is ranked by its title and its text, both plain. */
export interface Rankable {
  title: string;
  text: string;
}

/** A passage with what it has to do with a question. */
export interface Ranked<Passage extends Rankable> {
  passage: Passage;
  /** Grows with the likeness; 0 where nothing is shared. */
  score: number;
  /** How much of what the question asks about is spoken of here, from 0 to 1. */
  coverage: number;
}

/** Titles say what a passage is about. */
const TITLE_BOOST = 2;
/** From this length on a word may be misspelt by one letter, a long one by two. */
const LONG_WORD = 5;
const VERY_LONG_WORD = 10;

/** What a word counts that no passage has: a question with many of them is about something else. */
const UNKNOWN = 3;

const spokenIn = remembering((text) => {
  const terms = termsOf(text);
  return { terms, set: new Set(terms) };
}, 10_000);

/** Nobody asks about more than this; a text that is made to be long must not take long. */
const MOST_UNITS = 40;

const isConcept = (term: string) => term.startsWith('#');

/** How many letters of a term may be wrong. */
function toleranceOf(term: string): number | false {
  if (isConcept(term) || term.length < LONG_WORD) return false;
  return term.length < VERY_LONG_WORD ? 1 : 2;
}

/**
 * Orders passages by their likeness to a question, the likest first.
 * @param asked what the question speaks of
 * @param isBegun whether words may be begun only, as they are while somebody types
 */
export function rank<Passage extends Rankable>(
  asked: readonly Unit[],
  passages: readonly Passage[],
  isBegun = false,
): Ranked<Passage>[] {
  const units = asked.slice(0, MOST_UNITS);
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => spokenIn(text).terms,
    processTerm: (term) => term,
  });
  index.addAll(passages.map(({ title, text }, id) => ({ id, title, text })));
  const found = index.search([...new Set(units.flatMap(({ terms }) => terms))].join('\n'), {
    tokenize: (text) => text.split('\n').filter(Boolean),
    boost: { title: TITLE_BOOST },
    fuzzy: toleranceOf,
    prefix: (term) => isBegun && !isConcept(term),
  });
  const weights = weighted(units, passages);
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  const likeness = new Map(
    found.map(({ id, score, queryTerms }) => [id as number, { score, spoken: new Set(queryTerms) }]),
  );
  return passages
    .map((passage, id) => {
      const { score, spoken } = likeness.get(id) ?? { score: 0, spoken: new Set<string>() };
      const covered = weights.reduce(
        (sum, { unit, weight }) => (unit.terms.some((term) => spoken.has(term)) ? sum + weight : sum),
        0,
      );
      return { passage, score, coverage: whole > 0 ? covered / whole : 0 };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** The rarer what a unit speaks of, the more it tells. */
function weighted(units: readonly Unit[], passages: readonly Rankable[]): { unit: Unit; weight: number }[] {
  const spoken = passages.map(({ title, text }) => [spokenIn(title).set, spokenIn(text).set] as const);
  return units.map((unit) => {
    const count = spoken.filter((sets) => unit.terms.some((term) => sets.some((set) => set.has(term)))).length;
    return { unit, weight: count === 0 ? UNKNOWN : Math.log(1 + (passages.length + 1) / (count + 1)) };
  });
}

const LEAST_COVERAGE = 0.2;
const LEAST_OF_BEST = 0.3;

/** Those that seem to be about the question, the likeliest first. */
export function likelyOf<Passage extends Rankable>(ranked: readonly Ranked<Passage>[]): Passage[] {
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score, coverage }) => score > 0 && score >= LEAST_OF_BEST * best && coverage >= LEAST_COVERAGE)
    .map(({ passage }) => passage);
}
