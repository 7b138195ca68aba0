import { deepStrictEqual } from 'node:assert';
import { ask } from './load.js';
import { AVERAGES, type Question, QUESTIONS } from './questions.js';
import { compare, type Contender, type Run, startOnShop, startReference, withSubjects } from './run.js';
import type { Subject } from './subject.js';
import { markdown, whole } from './table.js';

/**
 * Reads that miss the cache: each request of Parda runs its statements. They are compared with the limit, and with Apollo
 * Server as one writes it by hand.
 * @returns tables in Markdown
 * @throws Error where the three do not give the same answer
 */
export async function compareUncached(run: Run): Promise<string> {
  const { shop } = run;
  const starting = [
    startReference('limit', await shop.location()),
    startReference('apollo', await shop.location()),
    startOnShop(shop, { ANSWER_CACHE: 'off' }),
  ];
  return withSubjects(starting, async (subjects) => {
    const rows: string[][] = [];
    for (const question of [...QUESTIONS, AVERAGES]) {
      const contenders = contendersFor(question, subjects);
      await assertSameAnswer(contenders);
      const paces = await compare(run, contenders);
      for (const [at, { perSecond, cpuMicros }] of paces.entries()) {
        const ratio = (perSecond / paces[0]!.perSecond).toFixed(2);
        rows.push([question.title, contenders[at]!.name, whole(perSecond), ratio, whole(cpuMicros)]);
      }
    }
    return markdown(['uncached POST', 'server', 'requests/s', 'of the limit', 'µs of CPU'], rows);
  });
}

const contendersFor = ({ limit, post }: Question, subjects: readonly Subject[]): Contender[] => [
  { name: 'the limit', subject: subjects[0]!, shot: limit },
  { name: 'Apollo + SQL by hand', subject: subjects[1]!, shot: { ...post, path: '/' } },
  { name: '**Parda**', subject: subjects[2]!, shot: post },
];

async function assertSameAnswer(contenders: readonly Contender[]): Promise<void> {
  const answers = await Promise.all(contenders.map(({ subject, shot }) => ask(subject, shot)));
  for (const { text } of answers.slice(1)) deepStrictEqual(JSON.parse(text), JSON.parse(answers[0]!.text));
}
