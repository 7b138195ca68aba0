import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../../graphql/useAnswer';
import { addressOf } from '../../../lib/origin';
import { ShopLines } from '../../../pages';
import { warrantyUrl } from '../../../pages/urls';
import { useSessionWatch } from '../../../session/useSession';
import { usePageTitle } from '../../../ui';
import { BothCalendars } from '../../../ui/print/BothCalendars';
import { Certificate } from '../../../ui/print/Certificate';
import { OtherLanguage } from '../../../ui/print/OtherLanguage';
import { PrintPage } from '../../../ui/print/PrintPage';
import { type ProductCertificateQuery, useProductCertificateQuery } from './certificate.gen';

/** The certificate of warranty of a set that was sold, for the printer; its buyer's name is written by hand. */
export function ProductCertificatePage() {
  useSessionWatch();
  const { t } = useLingui();
  usePageTitle(t`Certificate of warranty`);
  const { id = '' } = useParams();
  const { answer, failure } = useAnswer(
    useProductCertificateQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }),
  );
  const product = answer?.product;
  const until = product?.stock?.warrantyUntil;
  return (
    <PrintPage
      fits={<Trans>Fits A5 and A4.</Trans>}
      tools={<OtherLanguage />}
      missing={answer && !until && <Trans>Nothing of this product is under warranty.</Trans>}
      failure={failure}
    >
      {product && until && <Paper product={product} until={until} answer={answer} />}
    </PrintPage>
  );
}

interface PaperProps {
  product: NonNullable<ProductCertificateQuery['product']>;
  until: string;
  answer: ProductCertificateQuery;
}

function Paper({ product: { id, name, grade, warrantyMonths, stock, set }, until, answer }: PaperProps) {
  const { t } = useLingui();
  return (
    <Certificate
      shop={<ShopLines contact={answer.contactPage?.contactInfo ?? null} />}
      number={id.slice(-12).toUpperCase()}
      // the product's own page is gone two weeks after the sale
      code={{
        url: addressOf(warrantyUrl),
        label: t`QR code of our terms of warranty`,
        caption: <Trans>Scan to read our terms</Trans>,
      }}
      facts={[
        { name: t`Customer`, value: null },
        { name: t`Set`, value: set ? [set.brand, set.model].filter(Boolean).join(' ') : name },
        { name: t`Serial number`, value: set?.serial ?? undefined },
        { name: t`Grade`, value: grade ?? undefined },
        { name: t`Sold on`, value: stock?.soldAt ? <BothCalendars value={stock.soldAt} /> : undefined },
      ]}
      things={[{ text: name, months: warrantyMonths, until }]}
      terms={addressOf(warrantyUrl)}
    />
  );
}
