import { ask } from './load.js';
import { type Question, QUESTIONS } from './questions.js';
import { compare, type Contender, type Run, startOnShop, startReference, withSubjects } from './run.js';
import type { Subject } from './subject.js';
import { markdown, whole } from './table.js';

/**
 * Reads of what has not changed, against what node:http sends at best: a constant buffer of the same size, and a bare 304. Here it is
 * mostly whoever asks who is busy, and has more to read where there are more headers; what the server could do is told by its CPU.
 * @returns a table in Markdown
 */
export async function compareCached(run: Run): Promise<string> {
  return withSubjects([startReference('constant'), startOnShop(run.shop)], async ([constant, parda]) => {
    const rows: string[][] = [];
    for (const question of QUESTIONS) {
      const contenders = await contendersFor(question, constant!, parda!);
      const paces = await compare(run, contenders);
      for (const [at, { perSecond, cpuMicros }] of paces.entries()) {
        const best = paces[BEST_OF[at]!]!;
        const { name } = contenders[at]!;
        rows.push([
          question.title,
          name,
          whole(perSecond),
          (perSecond / best.perSecond).toFixed(2),
          cpuMicros.toFixed(1),
          (best.cpuMicros / cpuMicros).toFixed(2),
        ]);
      }
    }
    return markdown(
      ['what has not changed', 'answered', 'requests/s', 'of the best', 'µs of CPU', 'of the best by CPU'],
      rows,
    );
  });
}

/** With which of the contenders each is compared. */
const BEST_OF = [0, 1, 0, 0, 1];

async function contendersFor(question: Question, constant: Subject, parda: Subject): Promise<Contender[]> {
  const { persisted, post } = question;
  await ask(parda, question.register);
  const { headers, text } = await ask(parda, persisted);
  const known = { headers: { ...persisted.headers, 'If-None-Match': headers.get('etag') ?? '' } };
  const sent = { ...persisted, path: `/${Buffer.byteLength(text)}` };
  return [
    { name: 'a constant buffer of node:http', subject: constant, shot: sent },
    { name: 'a bare 304 of node:http', subject: constant, shot: { ...sent, ...known }, status: 304 },
    { name: '**Parda**, GET of a persisted query', subject: parda, shot: persisted },
    { name: '**Parda**, POST', subject: parda, shot: post },
    { name: '**Parda**, 304', subject: parda, shot: { ...persisted, ...known }, status: 304 },
  ];
}
