import { FormSection } from '../../components/form/form-section';
import { siteTextSentences as t } from './sentences';
import { MilestoneList } from './fields/milestone-list';
import { TextPair } from './fields/text-pair';
import { PortraitFields } from './portrait-fields';
import { MAX_VALUES } from '@paattu/shared/site-texts/site-texts';
import { FormField } from '../../components/form/form-field';
import { ItemList } from './fields/item-list';

export function AboutFields() {
  return (
    <FormSection title={t.sections.about} hint={t.hints.about}>
      <TextPair source="aboutHeading" />
      <TextPair source="aboutIntro" multiline />
      <TextPair source="journey" multiline />
      <MilestoneList source="milestones" />
      <MilestoneList source="milestonesMalayalam" />
      <ValueList source="values" />
      <ValueList source="valuesMalayalam" />
      <PortraitFields />
    </FormSection>
  );
}

const NEW = { name: '', text: '' };

function ValueList({ source }: { source: 'values' | 'valuesMalayalam' }) {
  return (
    <ItemList
      source={source}
      maxItems={MAX_VALUES}
      newItem={NEW}
      nameOf={t.value.of}
      addLabel={t.value.add}
      fieldsOf={(path) => (
        <>
          <FormField source={`${path}.name`} label={t.value.name} required />
          <FormField source={`${path}.text`} label={t.value.text} required multiline />
        </>
      )}
    />
  );
}
