import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { PublicHeader } from './header.tsx';

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
