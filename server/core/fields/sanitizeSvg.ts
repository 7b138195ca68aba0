import sanitizeHtml from 'sanitize-html';

/** What an icon is drawn with: shapes, groups and what fills them. Nothing that loads, links, animates or holds text. */
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const FILLS = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
const TAGS = ['svg', 'g', 'defs', ...SHAPES, ...FILLS];

const GEOMETRY =
  'd points pathLength x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio ' +
  'gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits';
const PRESENTATION =
  'fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-opacity stroke-linecap ' +
  'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity opacity color ' +
  'vector-effect shape-rendering visibility display';
const PLAIN = new Set(`${GEOMETRY} ${PRESENTATION}`.split(' '));
const TRANSFORMS = new Set(['transform', 'gradientTransform']);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** Numbers, names, percentages and colours: no quote, colon, slash, backslash or parenthesis. */
const PLAIN_VALUE = /^[\w\s.,#%+-]*$/;
const COLOUR_FUNCTION = /^(rgb|hsl)a?\([\d\s.,%+-]+\)$/i;
/** Spaces belong to one part alone, else each way to share them out would be tried. */
const TRANSFORM = /^\s*((matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,e+-]*\)[\s,]*)*$/;
/** A gradient, mask or path of the same drawing. */
const LOCAL_REFERENCE = /^url\(\s*#([\w-]+)\s*\)$/;
const NAME = /^[\w-]{1,60}$/;

/** So that a name inside a drawing is never the name of something on the page. */
const PREFIX = 'svg-';
const prefixed = (name: string): string => (name.startsWith(PREFIX) ? name : PREFIX + name);

/** @returns the value as it may stay, or undefined where the attribute has to go */
function keptValue(name: string, value: string): string | undefined {
  if (name === 'xmlns') return value === SVG_NAMESPACE ? value : undefined;
  if (name === 'id') return NAME.test(value) ? prefixed(value) : undefined;
  if (TRANSFORMS.has(name)) return TRANSFORM.test(value) ? value : undefined;
  if (!PLAIN.has(name)) return undefined;
  const reference = LOCAL_REFERENCE.exec(value.trim())?.[1];
  if (reference !== undefined) return `url(#${prefixed(reference)})`;
  return PLAIN_VALUE.test(value) || COLOUR_FUNCTION.test(value.trim()) ? value : undefined;
}

function keptAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    const clean = keptValue(name, value);
    if (clean !== undefined) kept[name] = clean;
  }
  return kept;
}

const ICON: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { '*': ['id', 'xmlns', ...TRANSFORMS, ...PLAIN] },
  // names are compared exactly: `linearGradient` is one, `SCRIPT` and `lineargradient` are none
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(attribs) }) },
  // a text inside a drawing is where parsers disagree, and an icon says nothing
  textFilter: () => '',
};

/** Whether a text is meant as a drawing rather than as an address (back-office §3 'Top bar settings'). */
export const isSvg = (text: string): boolean => /^\s*<svg[\s/>]/i.test(text);

/**
 * Makes a drawing of the owner's safe to be in a page (decisions §6): an allow-list of shapes, gradients and
 * presentation attributes.
 * @returns the drawing; null if no shape is left in it
 */
export function sanitizeSvg(svg: string): string | null {
  const clean = sanitizeHtml(svg.trim(), ICON);
  const hasShape = SHAPES.some((shape) => clean.includes(`<${shape}`));
  return clean.startsWith('<svg') && hasShape ? clean : null;
}
