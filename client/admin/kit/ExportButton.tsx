import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../graphql/useErrorText';
import { useServerMessage } from '../../graphql/useServerMessage';
import { toKathmanduInput } from '../../lib/dates';
import { formatNumber } from '../../lib/digits';
import { Button, CloseIcon, toast, VisuallyHidden } from '../../ui';
import { type ExportProgress, ExportRefused, readExport, saveFile } from './csv';
import { DownloadIcon } from './icons';
import styles from './TableToolbar.module.css';

interface ExportButtonProps {
  /** The last part of `/api/admin/export/…`; the file is named after it and after the day. */
  things: string;
  /** Which of them: the view's `exportParams`. */
  params?: Record<string, string>;
}

/** Saves a whole list, all its pages, as a CSV file. While it travels, a second press stops it. */
export function ExportButton({ things, params = {} }: ExportButtonProps) {
  const { t, i18n } = useLingui();
  const { progress, start, cancel } = useExport(things, params);
  if (!progress) {
    return (
      <Button variant="secondary" icon={<DownloadIcon />} onClick={start}>
        <span className={styles.tucked}>
          <Trans>Export CSV</Trans>
        </span>
      </Button>
    );
  }
  const rows = formatNumber(progress.rows, i18n.locale);
  const total = progress.total === null ? null : formatNumber(progress.total, i18n.locale);
  return (
    <Button variant="secondary" icon={<CloseIcon />} title={t`Cancel the export`} onClick={cancel}>
      <VisuallyHidden>{t`Cancel the export`}</VisuallyHidden>
      <span className={styles.progress}>{total === null ? t`${rows} rows` : t`${rows} of ${total} rows`}</span>
    </Button>
  );
}

function useExport(things: string, params: Record<string, string>) {
  const { t } = useLingui();
  const say = useServerMessage();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(controller: AbortController): Promise<void> {
    const query = new URLSearchParams(params).toString();
    const path = `/api/admin/export/${things}${query && `?${query}`}`;
    try {
      setProgress({ rows: 0, total: null });
      const file = await readExport(path, { signal: controller.signal, onProgress: setProgress });
      saveFile(file, `${things}-${toKathmanduInput(new Date()).slice(0, 10)}.csv`);
      toast.success(t`Export saved.`);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof ExportRefused) toast.error(error.said === null ? t`An error occurred.` : say(error.said));
      else toast.error(errorText(error));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    progress,
    start: () => {
      running.current = new AbortController();
      void run(running.current);
    },
    cancel: () => running.current?.abort(),
  };
}
