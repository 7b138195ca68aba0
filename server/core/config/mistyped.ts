/** A long name leaves room for two slips; a short one is soon somebody else's word. */
const LONG = 10;

/** The known name that a mistyped one is meant to be; undefined where it resembles none. */
export function mistyped(name: string, known: readonly string[]): string | undefined {
  const near = known
    .filter(({ length }) => Math.abs(length - name.length) <= 2)
    .map((other) => ({ other, slips: slipsBetween(name.toUpperCase(), other) }));
  const found =
    near.find(({ slips }) => slips <= 1) ?? near.find(({ other, slips }) => other.length >= LONG && slips === 2);
  return found?.other;
}

/** How many letters were left out, put in, taken for another or swapped with the next (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const counts = [row];
    const [above, twoAbove] = [rows[row - 1]!, rows[row - 2]];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      counts[column] = Math.min(
        above[column]! + 1,
        counts[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
        isSwapped && twoAbove ? twoAbove[column - 2]! + 1 : Infinity,
      );
    }
    rows.push(counts);
  }
  return rows[one.length]![other.length]!;
}
