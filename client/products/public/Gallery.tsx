import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../lib/digits';
import { Picture } from '../../ui/Picture';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import styles from './Gallery.module.css';
import { PRODUCT_RATIO } from './ProductCard';

const loadLightbox = () => import('../../media/fields/Lightbox');
const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

interface GalleryProps {
  /** What is on the pictures. */
  name: string;
  urls: readonly string[];
}

/** The first picture large, the others to choose from; a press on the large one opens it as large as the window. */
export function Gallery({ name, urls }: GalleryProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // The shop may take pictures away while somebody looks at them.
  const index = Math.min(chosen, urls.length - 1);
  const url = urls[index];
  if (url === undefined) return <PicturePlaceholder kind="product" ratio={PRODUCT_RATIO} />;
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.large}
        aria-haspopup="dialog"
        aria-label={t`Enlarge picture: ${name}`}
        onPointerEnter={() => void loadLightbox().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        <Picture
          key={url}
          src={url}
          alt=""
          sizes="(min-width: 48rem) 26rem, calc(100vw - 2rem)"
          ratio={PRODUCT_RATIO}
          fit="contain"
          priority
        />
      </button>
      {urls.length > 1 && (
        <ul className={styles.thumbnails}>
          {urls.map((thumbnail, at) => {
            const number = formatNumber(at + 1, i18n.locale);
            const count = formatNumber(urls.length, i18n.locale);
            return (
              <li key={thumbnail}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={t`Show picture ${number} of ${count}`}
                  aria-pressed={at === index}
                  onClick={() => setChosen(at)}
                >
                  <Picture src={thumbnail} alt="" sizes="5rem" ratio={PRODUCT_RATIO} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <Lightbox urls={urls} index={index} onMove={setChosen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
