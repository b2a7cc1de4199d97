import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from '../domain/password.ts';

/** What the password still misses, while it is being typed. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  return (
    <ul
      id={id}
      aria-label="Password requirements"
      className="grid gap-x-3 gap-y-1 text-12 sm:grid-cols-[auto_auto]"
    >
      {PASSWORD_RULES.map((rule) => {
        const met = rule.met(password);
        const Icon = met ? Check : Circle;
        return (
          <li
            key={rule.key}
            data-met={met}
            className={`flex items-center gap-1.5 transition-colors duration-150 ${met ? 'text-accent-ink' : 'text-ink-3'}`}
          >
            <Icon
              size={met ? 13 : 7}
              strokeWidth={met ? 3 : 2}
              aria-hidden="true"
              className={met ? 'shrink-0 text-accent' : 'mx-[3px] shrink-0'}
            />
            {rule.label}
            <span className="sr-only">{met ? '(met)' : '(not met yet)'}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the repeated password equals the first, once there is one. */
export function PasswordMatch({ password, confirmation }: { password: string; confirmation: string }) {
  if (confirmation === '') return <>&nbsp;</>;
  return password === confirmation ? (
    <span className="text-accent-ink">Passwords match</span>
  ) : (
    <span className="text-danger">Passwords do not match</span>
  );
}
