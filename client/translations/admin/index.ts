export { PageTranslation } from './PageTranslation';
export { useTranslationColumn } from './useTranslationColumn';
