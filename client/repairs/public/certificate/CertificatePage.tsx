import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useAnswer } from '../../../graphql/useAnswer';
import { addressOf } from '../../../lib/origin';
import { readableRepairId } from '../../../lib/repairId';
import { ShopLines } from '../../../pages';
import { warrantyUrl } from '../../../pages/urls';
import { useSessionWatch } from '../../../session/useSession';
import { Card, usePageTitle } from '../../../ui';
import { BothCalendars } from '../../../ui/print/BothCalendars';
import { Certificate } from '../../../ui/print/Certificate';
import { OtherLanguage } from '../../../ui/print/OtherLanguage';
import { PrintPage } from '../../../ui/print/PrintPage';
import {
  type ApprovedQuoteFragment,
  type PrivateDetailsFragment,
  type RepairCardFragment,
  type TrackedRepairViewFragment,
  useApprovedQuoteFragment,
  usePrivateDetailsFragment,
  useRepairCardFragment,
  useTrackedRepairViewFragment,
} from '../../repairs.gen';
import { trackRepairUrl } from '../../urls';
import { writtenRepairId } from '../../writtenRepairId';
import { RevealDetails } from '../tracking/RevealDetails';
import { type FullRepair, useFullRepair } from '../tracking/useFullRepair';
import { type RepairAccess, useTrackedRepair } from '../tracking/useTrackedRepair';
import { type RepairCertificateQuery, useRepairCertificateQuery } from './certificate.gen';
import styles from './CertificatePage.module.css';

/** The certificate of warranty of a repair, for the printer: for its owner, the shop, and whoever gives the contact number. */
export function CertificatePage() {
  useSessionWatch();
  const { t } = useLingui();
  const id = writtenRepairId(useParams().requestId ?? '');
  const name = readableRepairId(id);
  usePageTitle(t`Certificate of warranty ${name}`);
  const { repair, access, missing, error, loading, retry } = useTrackedRepair(id);
  const { failure } = useAnswer({ data: repair ?? undefined, error, loading, refetch: async () => retry() });
  if (repair) return <ForReader repair={repair} access={access} />;
  return (
    <PrintPage
      fits={FITS}
      missing={missing && <Trans>Repair ID ''{id}'' not found. Please check the ID and try again.</Trans>}
      failure={failure}
    >
      {null}
    </PrintPage>
  );
}

const FITS = <Trans>Fits A5 and A4.</Trans>;

interface ForReaderProps {
  repair: FragmentType<TrackedRepairViewFragment>;
  access: RepairAccess;
}

function ForReader({ access: { contactNumber, reveal }, ...props }: ForReaderProps) {
  const repair = useTrackedRepairViewFragment(props.repair);
  const { quotes } = useApprovedQuoteFragment(repair);
  const { id, abilities } = repair;
  const full = useFullRepair(repair);
  const variables = { id, ...(contactNumber !== undefined && { contactNumber }) };
  const { answer, failure } = useAnswer(useRepairCertificateQuery(abilities.seeSet ? { variables } : skipToken));
  const things = warrantedLines(quotes);
  if (!abilities.seeSet) return <AskFirst reveal={reveal} />;
  return (
    <PrintPage
      fits={FITS}
      tools={<OtherLanguage />}
      missing={things.length === 0 && <Trans>Nothing of this repair is under warranty.</Trans>}
      failure={failure}
    >
      {answer && things.length > 0 && <Paper repair={repair} things={things} answer={answer} record={full.record} />}
    </PrintPage>
  );
}

/** Whoever has only the link is asked for the number first. */
function AskFirst({ reveal }: Pick<RepairAccess, 'reveal'>) {
  return (
    <main className={styles.asking}>
      <Card as="section" className={styles.card}>
        <h1>
          <Trans>Certificate of warranty</Trans>
        </h1>
        <p>
          <Trans>It is shown to anyone who knows the contact number of the repair.</Trans>
        </p>
        <RevealDetails reveal={reveal}>
          <Trans>Show</Trans>
        </RevealDetails>
      </Card>
    </main>
  );
}

/** The lines that were agreed on and have a warranty. */
const warrantedLines = (quotes: ApprovedQuoteFragment['quotes']) =>
  (quotes.find(({ state }) => state === 'APPROVED')?.lines ?? []).flatMap(
    ({ text, isLeftOut, warrantyMonths: months, warrantyUntil: until }) =>
      until && !isLeftOut ? [{ text, months, until }] : [],
  );

interface PaperProps {
  repair: FragmentType<RepairCardFragment>;
  things: ReturnType<typeof warrantedLines>;
  answer: RepairCertificateQuery;
  /** With the whole name, for whoever may read it; others see the shortened one. */
  record: FullRepair['record'];
}

function FullName({ record }: { record: FragmentType<PrivateDetailsFragment> }) {
  return usePrivateDetailsFragment(record).userName;
}

function Paper({ things, answer, record, ...props }: PaperProps) {
  const { id, userName, brand, model } = useRepairCardFragment(props.repair);
  const { set, warrantyFrom } = answer.trackRepair ?? {};
  const { t } = useLingui();
  const television = [set?.brand ?? brand, set?.model ?? model].filter(Boolean).join(' ');
  return (
    <Certificate
      shop={<ShopLines contact={answer.contactPage?.contactInfo ?? null} />}
      number={readableRepairId(id)}
      code={{
        url: addressOf(trackRepairUrl(id)),
        label: t`QR code of the tracking page`,
        caption: <Trans>Scan to see the repair</Trans>,
      }}
      facts={[
        { name: t`Customer`, value: record ? <FullName record={record} /> : userName },
        { name: t`Set`, value: television },
        { name: t`Serial number`, value: set?.serial ?? undefined },
        { name: t`Delivered on`, value: warrantyFrom ? <BothCalendars value={warrantyFrom} /> : undefined },
      ]}
      things={things}
      terms={addressOf(warrantyUrl)}
    />
  );
}
