import { Button } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { DEFAULT_SUBJECT, DEFAULT_TEMPLATE } from '../domain/default-template.ts';
import { PLACEHOLDERS, parseTemplate } from '../domain/template.ts';

export interface InquiryInWriting {
  senderName: string;
  template: string;
  subject: string;
  postalAddress: string;
}

interface InquiryAidProps {
  inquiry: InquiryInWriting;
  firstName: string;
  onUse: (inquiry: { subject: string; template: string }) => void;
}

/** Beside a template that is being written: something to begin with, what can't be filled, and how a mail reads. */
export function InquiryAid({ inquiry, onUse }: InquiryAidProps) {
  const unknown = [inquiry.template, inquiry.subject].flatMap((text) => parseTemplate(text).unknown);
  if (inquiry.template.trim() === '') {
    return (
      <Button
        look="secondary"
        size="small"
        onClick={() => onUse({ subject: DEFAULT_SUBJECT, template: DEFAULT_TEMPLATE })}
      >
        Start from our template
      </Button>
    );
  }
  if (unknown.length === 0) return null;
  return (
    <Notice tone="warn">
      {unknown.join(', ')} can’t be filled, and a mail with it would be held back. The ones that can are{' '}
      {Object.values(PLACEHOLDERS).join(', ')}.
    </Notice>
  );
}
