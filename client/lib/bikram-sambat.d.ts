declare module 'bikram-sambat' {
  export function toBik(gregorian: string): { year: number; month: number; day: number };
  export function toBik_text(gregorian: string): string;
  const calendar: { toBik: typeof toBik; toBik_text: typeof toBik_text };
  export default calendar;
}
