import { localDigits } from './digits';

/** '4.6', '५.०': an average is shown with one decimal (decisions §5). */
export const formatAverage = (average: number, language: string): string => localDigits(average.toFixed(1), language);
