import { MAX_VALUES } from '@paattu/shared/site-texts/site-texts';
import { FormField } from '../../components/form/form-field';
import { ItemList } from './fields/item-list';
import { ListFold } from './fields/list-fold';
import { MilestoneList } from './fields/milestone-list';
import { TextPair } from './fields/text-pair';
import { PortraitFields } from './portrait-fields';
import { siteTextSentences as t } from './sentences';

export function AboutFields() {
  return (
    <>
      <TextPair source="aboutHeading" />
      <TextPair source="aboutIntro" rows={3} />
      <TextPair source="journey" rows={3} />
      <PortraitFields />
      <ListFold source="milestones" listOf={(source) => <MilestoneList key={source} source={source} />} />
      <ListFold source="values" listOf={(source) => <ValueList key={source} source={source} />} />
    </>
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
