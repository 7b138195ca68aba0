/** Loaded before a server (`--import`): its clock is ahead by CLOCK_AHEAD_MS, as weeks later. */

const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], asked === globalThis.Date ? target : asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
