store-url-unknown = Mesele nu pot fi păstrate la o adresă care începe cu „{ $scheme }”; scrie sqlite:///FIȘIER sau postgresql://…
store-closed = Serverul tocmai se închide și nu mai acceptă nimic; mai încearcă peste câteva clipe.
store-full = Discul pe care se află { $where } e plin. Nu s-a pierdut nimic, dar nu se mai poate salva nimic; eliberează spațiu.
store-read-only = { $where } poate fi doar citit; dă-i serverului drept de scriere acolo.
store-locked = Alt program folosește { $where }; închide-l sau așteaptă să termine.
store-served = O altă instanță Curiouser folosește deja { $where }; oprește-o sau indică alt fișier cu --db.
store-no-database = { $where } nu e o bază de date SQLite; alege alt fișier.
store-foreign = { $where } e baza de date a altui program; alege alt fișier.
store-damaged = { $where } e deteriorat; oprește serverul și restaurează ultima copie de rezervă.
store-log-damaged = Jurnalul de scriere (WAL) pentru { $where } este deteriorat: { $commits ->
    [one] o salvare confirmată nu mai poate fi citită
    [few] { $commits } salvări confirmate nu mai pot fi citite
   *[other] { $commits } de salvări confirmate nu mai pot fi citite
}. Copiază într-un loc sigur fișierul, împreună cu cel care se termină în -wal, apoi restaurează ultima copie de rezervă; sau pornește serverul o singură dată cu --accept-loss, ca să continui fără datele pierdute.
store-gaps = În { $where } lipsesc intrări la { $tables ->
    [one] o masă
    [few] { $tables } mese
   *[other] { $tables } de mese
}. Copiază fișierul într-un loc sigur, apoi restaurează ultima copie de rezervă; sau pornește serverul cu --accept-loss, ca să continui fără intrările lipsă.
store-newer = { $where } a fost creat de o versiune mai nouă a programului Curiouser (schema { $found }; versiunea de aici cunoaște schema { $known }); actualizează programul.
store-fails = { $where } nu poate fi folosit: { $reason }.
store-away = PostgreSQL de la { $where } nu răspunde ({ $reason }); verifică dacă rulează și dacă poate fi accesat de aici.
store-login = PostgreSQL de la { $where } nu acceptă autentificarea; verifică numele și parola.
store-unknown = PostgreSQL nu are baza de date { $where }; creeaz-o cu createdb.
store-backup-exists = { $file } există deja; alege un fișier nou pentru copia de rezervă.
