/**
 * The names of makers whose sets the shop repairs, in neutral lettering on a plain card: they say what is repaired here, and
 * copy nobody's artwork.
 */
export const BRANDS = {
  samsung: { name: 'Samsung', ink: '#24408e' },
  lg: { name: 'LG', ink: '#9c2340' },
  sony: { name: 'Sony', ink: '#1f2329' },
  tcl: { name: 'TCL', ink: '#a82c2c' },
  hisense: { name: 'Hisense', ink: '#0d6e6b' },
  skyworth: { name: 'Skyworth', ink: '#1f5fae' },
  cg: { name: 'CG', ink: '#7b2a86' },
  himstar: { name: 'Himstar', ink: '#b55a12' },
} as const;
