import { formatNumber } from './digits';

/** 'Rs. 1,25,000', in Nepali 'रु. १,२५,०००' (decisions §11 and §13). What an unset price reads is the caller's. */
export function formatMoney(rupees: number, language: string): string {
  return `${language === 'ne' ? 'रु.' : 'Rs.'} ${formatNumber(rupees, language)}`;
}
