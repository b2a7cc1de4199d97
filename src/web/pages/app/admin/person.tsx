import { useParams } from 'react-router';
import { PersonDesk } from '../../../../features/admin/web/person-desk.tsx';
import { titled } from '../../shell/meta.ts';

export const meta = () => titled('Person');

export default function Person() {
  const { id = '' } = useParams();
  return <PersonDesk key={id} id={id} />;
}
