/** The makers of televisions and parts that are sold in Nepal. */
const BRANDS = [
  'Samsung',
  'LG',
  'Sony',
  'Panasonic',
  'TCL',
  'Hisense',
  'Mi',
  'Xiaomi',
  'Redmi',
  'OnePlus',
  'Toshiba',
  'Sharp',
  'Philips',
  'Haier',
  'Skyworth',
  'CG',
  'Himstar',
  'Videocon',
  'Onida',
  'Sansui',
  'Yasuda',
  'Konka',
  'Changhong',
  'Technos',
  'Vu',
  'Thomson',
  'Nokia',
  'Realme',
  'Acer',
  'JBL',
  'Palsonic',
  'Baltra',
  'Akira',
] as const;

/** The maker that the name of a product begins with or holds as a word of its own, written as makers write it. */
export function brandIn(name: string): string | undefined {
  const words = new Set(name.split(/[^\p{L}\p{N}]+/u));
  return BRANDS.find((brand) => words.has(brand) || (brand.length > 2 && words.has(brand.toUpperCase())));
}
