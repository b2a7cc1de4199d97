import { useId, useState } from 'react';
import { counted } from '../../../kernel/words.ts';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { Switch } from '../../../web/ui/switch.tsx';
import { type GlobalSettings, globalSettingsEndpoints } from '../contract/global-settings.ts';
import { useChangeSettings } from './global-settings-queries.ts';

export function SignUpSwitch({ settings }: { settings: GlobalSettings | undefined }) {
  const change = useChangeSettings(
    (isOn: boolean) => call(globalSettingsEndpoints.switchSignUp, { body: { isOn } }),
    ({ isSignUpOpen }) => `Sign-up is ${isSignUpOpen ? 'on' : 'off'} now`,
  );
  return (
    <SwitchRow
      title="Sign-up"
      about={
        settings?.isSignUpOpen === false
          ? 'Off: whoever signs up is told that registration is disabled and to contact support.'
          : 'On: anybody can create an account.'
      }
      isOn={settings?.isSignUpOpen}
      busy={change.isPending}
      onChange={change.mutate}
    />
  );
}

/** Off holds back the mail of everybody, so it is asked twice; on again is one click. */
export function SendingSwitch({ settings }: { settings: GlobalSettings | undefined }) {
  const [asking, setAsking] = useState(false);
  const change = useChangeSettings(
    (isOn: boolean) => call(globalSettingsEndpoints.switchSending, { body: { isOn } }),
    ({ isSendingOn }) => `Sending is ${isSendingOn ? 'on' : 'off'} now`,
  );
  return (
    <>
      <SwitchRow
        title="Sending"
        about={settings?.isSendingOn === false ? sendingIsOff(settings) : SENDING_IS_ON}
        isOn={settings?.isSendingOn}
        busy={change.isPending}
        onChange={(isOn) => (isOn ? change.mutate(true) : setAsking(true))}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Hold back all mail?"
        description="Within a second, no more inquiries leave, whoever’s they are and however they are sent. Emailer runs wait, and continue by themselves once sending is on again. Sign-in emails still go out."
      >
        <DialogActions onCancel={() => setAsking(false)}>
          <Button
            look="danger"
            busy={change.isPending}
            onClick={() => change.mutate(false, { onSettled: () => setAsking(false) })}
          >
            Switch sending off
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const SENDING_IS_ON = 'On: inquiries go out within each plan’s limits.';

const sendingIsOff = ({ runsHeld }: GlobalSettings): string =>
  runsHeld === 0
    ? 'Off: no inquiries leave. No Emailer run is waiting yet.'
    : `Off: no inquiries leave. ${counted(runsHeld, 'Emailer run waits', 'Emailer runs wait')}.`;

interface SwitchRowProps {
  title: string;
  about: string;
  /** Undefined while it loads. */
  isOn: boolean | undefined;
  busy: boolean;
  onChange: (isOn: boolean) => void;
}

function SwitchRow({ title, about, isOn, busy, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 px-5 py-4">
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="font-medium text-14">
          {title}
        </h3>
        <p id={`${id}-about`} className="mt-0.5 text-13 text-ink-3">
          {about}
        </p>
      </div>
      {isOn === undefined ? (
        <Skeleton className="h-5 w-9 rounded-full" />
      ) : (
        <Switch
          labelledBy={`${id}-title`}
          describedBy={`${id}-about`}
          isOn={isOn}
          disabled={busy}
          onChange={onChange}
        />
      )}
    </div>
  );
}
