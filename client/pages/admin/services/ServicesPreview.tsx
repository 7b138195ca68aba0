import { useLingui } from '@lingui/react/macro';
import { useRenderedMarkup } from '../../../admin/kit/editor/markup';
import { useAnswer } from '../../../graphql/useAnswer';
import { ServicesView } from '../../public/services/ServicesView';
import { useServicesContentQuery } from '../../showcase.gen';
import { contactUrl } from '../../urls';
import type { ServicesContent } from './content';

/** The page as visitors will see it, with the rating that it has now, and with the server's own words where none are written. */
export function ServicesPreview({ content }: { content: ServicesContent }) {
  const { t } = useLingui();
  const { answer } = useAnswer(useServicesContentQuery());
  const body = useRenderedMarkup(content.body);
  const { supportedBrandsSection: brands, closingCta: closing } = content;
  return (
    <ServicesView
      page={{
        ...content,
        body,
        supportedBrandsSection: brands && { ...brands, title: brands.title || t`Brands We Support` },
        closingCta: closing && {
          ...closing,
          ctaText: closing.ctaText || t`Contact Us`,
          ctaLink: closing.ctaLink || contactUrl,
        },
      }}
      rating={answer?.serviceRating ?? { average: null, count: 0 }}
    />
  );
}
