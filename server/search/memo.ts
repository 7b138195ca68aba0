/**
 * Remembers what a function made of a text: pages and products are the same from question to question.
 * @param most so many texts are remembered; one more, and it begins anew
 */
export function remembering<Result>(work: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    if (known.size >= most) known.clear();
    const result = work(text);
    known.set(text, result);
    return result;
  };
}
