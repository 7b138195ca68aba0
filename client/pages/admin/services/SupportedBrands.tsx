import { useLingui } from '@lingui/react/macro';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { LocalList } from '../../../admin/kit/editor/LocalList';
import { newLocalId, nextOrder } from '../../../admin/kit/editor/localItems';
import { Picture } from '../../../ui/Picture';
import { OrderField } from '../fields/OrderField';
import { orderError } from '../../../admin/kit/editor/orderError';
import { orNull } from '../fields/orNull';
import { PictureUrlField } from '../../../admin/kit/editor/PictureUrlField';
import { problems } from '../fields/problems';
import { TextField } from '../../../admin/kit/editor/TextField';
import { useUnfinishedFiles } from '../fields/unfinishedFiles';
import { type Brands, noBrands } from './content';
import styles from './SupportedBrands.module.css';

interface SupportedBrandsProps {
  value: Brands | null;
  /** A change of the title. */
  onTitle: (brands: Brands | null) => void;
  /** A change of the list, which says so itself. */
  onBrands: (brands: Brands | null) => void;
  errorAt: (path: string) => string | undefined;
}

/** The brands that the shop repairs: each with its name, its logo of at most 1 MB, and its order (back-office §5 'Brand'). */
export function SupportedBrands({ value, onTitle, onBrands, errorAt }: SupportedBrandsProps) {
  const { t, i18n } = useLingui();
  const logo = useUnfinishedFiles();
  const section = value ?? noBrands;
  return (
    <>
      <EditorSection title={t`Supported Brands Section`}>
        <TextField
          label={t`Brands title`}
          placeholder={t`Brands We Support`}
          value={section.title}
          error={errorAt('supportedBrandsSection.title')}
          onChange={(title) => onTitle(orNull({ ...section, title }))}
        />
      </EditorSection>
      <LocalList
        title={t`Brands`}
        items={section.brands}
        onChange={(brands) => onBrands(orNull({ ...section, brands }))}
        titleOf={({ name }) => name}
        widePictures
        renderPicture={({ logoUrl }) => (
          // As on the site: logos are drawn for white paper.
          <span className={styles.logo} data-theme="light">
            <Picture src={logoUrl} alt="" sizes="5rem" ratio={2} fit="contain" />
          </span>
        )}
        blank={() => ({ id: newLocalId('brand'), name: '', logoUrl: '', order: nextOrder(section.brands) })}
        complaint="warning"
        validate={({ name, logoUrl, order }) =>
          problems({
            name: !name.trim() && t`Brand name is required.`,
            logoUrl: logo.any() ? t`The logo is not uploaded yet.` : !logoUrl && t`Brand logo is required.`,
            order: orderError(i18n, order),
          })
        }
        renderForm={({ item, change, errors, fields: { text } }) => (
          <>
            <TextField label={t`Brand name`} required {...text('name')} />
            <PictureUrlField
              label={t`Logo`}
              hint={t`Up to 1 MB.`}
              purpose="brandLogo"
              required
              {...text('logoUrl')}
              onUnfinished={(isUnfinished) => logo.mark('logo', isUnfinished)}
            />
            <OrderField required value={item.order} error={errors.order} onChange={(order) => change({ order })} />
          </>
        )}
        errorOf={(index) => errorAt(`supportedBrandsSection.brands.${index}`)}
        words={{
          add: t`Add Brand`,
          adding: t`Add Brand`,
          editing: t`Edit Brand`,
          added: t`Brand added locally.`,
          updated: t`Brand updated locally.`,
          removed: t`Brand removed locally.`,
          empty: t`No brands yet.`,
          sureToRemove: (name) => t`Delete the brand "${name}"?`,
        }}
      />
    </>
  );
}
