/** What other rooms' admin parts may import. */
export { LineList } from './lines/LineList';
export { linesInOrder, linesOf, type LinesValues, type LineValues, toLineInput, typedLine } from './lines/lineValues';
export { useLines } from './lines/useLines';
export { PricePicker } from './PricePicker';
export { TemplatePicker } from './TemplatePicker';
