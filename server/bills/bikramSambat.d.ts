declare module 'bikram-sambat' {
  export function toBik(gregorian: string): { year: number; month: number; day: number };
  const calendar: { toBik: typeof toBik };
  export default calendar;
}
