## Qui veut être reconnu, et ce qui a été joué

ui-me-keep = Mes parties
ui-me-you = Vous
ui-me-back = Vers la première page
ui-me-title = Vous sur ce serveur
ui-me-help = Personne n’en a besoin pour jouer. Avec une clé d’accès ou un lien de récupération, vos parties sont là sur chaque appareil, et rien d’autre ne vous est demandé.
ui-me-begin = Être reconnu ici
ui-me-sign-in = Se connecter avec une clé d’accès
ui-me-no-passkeys = Pas de clés d’accès ici : il faut un navigateur qui en a, et une page en https ou sur localhost. Un lien de récupération fonctionne partout.
ui-me-rename = Renommer
ui-me-passkeys = Clés d’accès
ui-me-passkey-add = Ajouter une clé d’accès
ui-me-passkey-since = Depuis le { $day }
ui-me-remove = Supprimer
ui-me-none = Pas encore
ui-me-recovery = Lien de récupération
ui-me-recovery-help = Il vous fait entrer sur n’importe quel appareil. Gardez-le comme un mot de passe : il n’est montré qu’une fois, et un nouveau le remplace.
ui-me-recovery-make = Créer un lien de récupération
ui-me-recovery-new = Créer un nouveau lien de récupération
ui-me-recover-ask = Ce lien connecte ce navigateur au nom de la personne qui l’a créé, et les places tenues ici deviennent les siennes. Continuez seulement si vous l’avez créé vous-même.
ui-me-recover = Se connecter avec ce lien
ui-me-devices =
    { $count ->
        [one] Connecté dans { $count } navigateur
       *[other] Connecté dans { $count } navigateurs
    }
ui-me-sign-out = Se déconnecter
ui-me-sign-out-everywhere = Se déconnecter partout
ui-me-delete = Me supprimer
ui-me-delete-help = Votre nom, vos clés d’accès, le lien, le classement et les appareils sont supprimés. Les parties gardent les noms sous lesquels elles ont été jouées.
ui-me-delete-sure = Supprimer pour de bon
ui-ratings = Classement
ui-me-rated = Je veux être classé
ui-me-rated-help = Les parties avec d’autres qui le veulent comptent. Tout le monde sur ce serveur le voit. Il faut une clé d’accès ou un lien de récupération.
ui-holiday-all = Absence dans toutes mes parties
ui-holiday-all-help = Jusque-là vos horloges s’arrêtent, et un bot ne prend votre place que si tous les autres votent pour. Une action dans une partie y met fin au congé. Chaque partie en compte 30 jours ; celles où il en reste moins sont laissées de côté.
ui-holiday-till = Absence jusqu’au
ui-holiday-now = Vous êtes en congé jusqu’au { $date } · Parties : { $count }
ui-holiday-passed = Parties où il reste trop peu de jours : { $count }.
ui-holiday-no-game = Vous n’avez aucune partie en cours dont vous puissiez vous absenter.
ui-rating = Classement { $rating }
ui-results = Mes résultats
ui-friends = Amis avec qui j’ai joué
ui-groups = Groupes
ui-all-boards = Tous les plateaux
ui-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
ui-wins = Victoires
ui-mean = Moyenne
ui-best = Meilleur
ui-won-on = Victoires sur
ui-won-by-god = Victoires par
ui-no-god = autres points
ui-a-bot = Bot
ui-group-curve = Points d’une partie à l’autre
ui-error-bad-passkey = Cette clé d’accès n’a pas été acceptée.
ui-error-no-such-passkey = Cette clé d’accès n’est pas connue ici.
ui-error-no-such-challenge = Cela a pris trop de temps. Veuillez réessayer.
ui-error-no-such-recovery = Ce lien de récupération n’est plus valable.
ui-error-no-passkeys-here = Les clés d’accès exigent un nom d’hôte ; cette page a été ouverte par une adresse en chiffres.
ui-error-too-many-passkeys = Il y a trop de clés d’accès. Supprimez-en une d’abord.
ui-error-not-kept = Créez d’abord une clé d’accès ou un lien de récupération.
ui-error-bad-key = Vous n’êtes plus connecté ici.
