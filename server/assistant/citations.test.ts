import { expect, it } from 'vitest';
import { CitationFilter } from './citations.js';

function filtered(...pieces: string[]) {
  const filter = new CitationFilter();
  const shown = pieces.map((piece) => filter.push(piece));
  return { shown: [...shown, filter.end()], cited: [...filter.cited] };
}

it.each([
  ['Yes. [2]', 'Yes.', [2]],
  ['Yes [2], and [3, 5] no [2].', 'Yes, and no.', [2, 3, 5]],
  ['Press [Menu], then [OK].', 'Press [Menu], then [OK].', []],
  ['It has 3 [three] sockets.', 'It has 3 [three] sockets.', []],
  ['हो, छ महिना। [२, १०]', 'हो, छ महिना।', [2, 10]],
  ['All of them [1-3].', 'All of them.', [1, 3]],
  ['It was cut [12, ', 'It was cut', []],
  ['A line.\n\nAnother [1]\n', 'A line.\n\nAnother', [1]],
  ['', '', []],
])('takes the citations out of %j, wherever it is cut', (answer, text, cited) => {
  for (let cut = 0; cut <= answer.length; cut += 1) {
    const { shown, cited: found } = filtered(answer.slice(0, cut), answer.slice(cut));
    expect([cut, shown.join(''), found]).toEqual([cut, text, cited]);
  }
  expect(filtered(...answer).shown.join('')).toBe(text);
});

it('holds back no more than could become a citation', () => {
  expect(filtered('See [', '4', ' k').shown).toEqual(['See', '', ' [4 k', '']);
  expect(filtered('Look \ud83d', '\udcfa!').shown).toEqual(['Look', ' \ud83d\udcfa!', '']);
  expect(filtered('See [the', ' label]').shown).toEqual(['See [the', ' label]', '']);
});
