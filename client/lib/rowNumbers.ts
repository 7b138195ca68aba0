interface Ends {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * Counts the rows of a list that comes in pages of this size. At either end of the list the count itself tells their
 * numbers; between, the page does.
 * @returns what tells the numbers of the first and the last row on screen, from 1 on
 */
export function rowNumbersBy(pageSize: number) {
  return (page: number, rows: number, total: number, ends: Ends): { from: number; to: number } => {
    if (!ends.hasPreviousPage) return { from: Math.min(1, rows), to: rows };
    if (!ends.hasNextPage) return { from: total - rows + 1, to: total };
    const from = (page - 1) * pageSize + 1;
    return { from, to: from + rows - 1 };
  };
}
