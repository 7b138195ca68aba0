const DEVANAGARI_ZERO = 0x0966;

/** 2073 → २०७३: every ASCII digit of a text as its Devanagari one (decisions §13). */
export function toDevanagariDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(DEVANAGARI_ZERO + Number(digit)));
}

/** ९८४१ → 9841: what a person typed, readable for code that expects ASCII digits (decisions §13, phone fields). */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** Digits in the script of the language that the page is read in. */
export function localDigits(text: string | number, language: string): string {
  return language === 'ne' ? toDevanagariDigits(text) : String(text);
}

/**
 * 125000 → 1,25,000 or १,२५,०००: counts are grouped the local way, like money, with two decimals at most (decisions §11).
 * By hand: the browser's formatter takes 30 ms to wake up, four times that on a phone, and that at every page's start.
 */
export function formatNumber(value: number, language: string): string {
  return groupDigits(String(Number(value.toFixed(2))), language);
}

/** '125000.50' → 1,25,000.50 or १,२५,०००.५०. */
export function groupDigits(number: string, language: string): string {
  const [whole = '', ...decimals] = number.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return localDigits([grouped, ...decimals].join('.'), language);
}
