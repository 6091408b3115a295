import { FormSection } from '../../components/form/form-section';
import { siteTextSentences as t } from './sentences';
import { MilestoneList } from './fields/milestone-list';
import { TextPair } from './fields/text-pair';
import { ValueList } from './fields/value-list';
import { PortraitFields } from './portrait-fields';

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
