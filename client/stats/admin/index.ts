/** What other rooms' admin parts may import. */
export { FigureStrip } from './FigureStrip';
