import type { Call, SocketAnswer, TestApp } from './testApp.js';

/** Somebody who watches through a subscription. */
export interface Watcher<Data> {
  /** Reads on until an answer is the expected one, however often the ones before it come. @throws if it ends before */
  until(isExpected: (answer: SocketAnswer<Data>) => boolean): Promise<SocketAnswer<Data>>;
  /** Reads to its end. @returns the last answer */
  end(): Promise<SocketAnswer<Data> | undefined>;
  stop(): Promise<unknown>;
}

/** Subscribes as somebody. The first answer has come when this returns. */
export async function watch<Data>(
  app: TestApp,
  query: string,
  variables: object = {},
  call: Call = {},
): Promise<Watcher<Data>> {
  const answers = app.viaSocket<Data>(query, variables, call);
  const now: { last: SocketAnswer<Data> | undefined; isOver: boolean } = { last: undefined, isOver: false };
  const readOn = async () => {
    const { value, done = false } = await answers.next();
    now.isOver = done;
    if (value) now.last = value;
  };
  await readOn();
  return {
    async until(isExpected) {
      while (!(now.last && isExpected(now.last))) {
        if (now.isOver) throw new Error(`It ended with ${JSON.stringify(now.last)}.`);
        await readOn();
      }
      return now.last;
    },
    async end() {
      while (!now.isOver) await readOn();
      return now.last;
    },
    stop: () => answers.return(),
  };
}
