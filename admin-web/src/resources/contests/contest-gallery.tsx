import { GALLERY_ORDERS } from '@paattu/api-client/contest-choices';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { FormSection } from '../../components/form/form-section';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import type { ContestDraft } from './contest-draft';

/** How the gallery begins. It stays once `contest` is published. */
export function ContestGallery({ contest }: { contest?: Contest }) {
  const { galleryOrder } = useWatch() as ContestDraft;
  const isFixed = Boolean(contest?.publishedAt);
  return (
    <FormSection title={t.sections.gallery}>
      <FormField
        source="galleryOrder"
        label={t.fields.galleryOrder}
        helperText={isFixed ? t.galleryOrderStays : t.galleryOrderHint}
        select
        slotProps={{ select: { native: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {(isFixed ? [galleryOrder] : GALLERY_ORDERS).map((order) => (
          <option key={order} value={order}>
            {t.galleryOrders[order]}
          </option>
        ))}
      </FormField>
    </FormSection>
  );
}
