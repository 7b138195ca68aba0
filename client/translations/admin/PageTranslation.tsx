import { useTranslations } from './useTranslations';

/** The other language of a page, beside what saves the page. @param page its slug as GraphQL names it */
export function PageTranslation({ page }: { page: string }) {
  const slug = page.toLowerCase().replaceAll('_', '-');
  const { button, editor } = useTranslations('PAGE', [slug]);
  return (
    <>
      {button(slug)}
      {editor}
    </>
  );
}
