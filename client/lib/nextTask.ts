/** The moment after what the browser has to do now, hands and paints among it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
